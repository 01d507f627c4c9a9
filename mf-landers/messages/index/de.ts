import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Es beginnt mit Hallo.',
  lead: 'Finde jemanden in deiner Nähe, lies das Profil und schreib die erste Zeile.',
  action: 'Kostenlos starten',
  look: 'Erst einmal umsehen',
  ask: 'Sonntag frei?',
  answer: 'Jetzt schon.',
  pointsTitle: 'So läuft es hier',
  points: {
    free: {
      title: 'Umsehen kostet nichts',
      text: 'Suchen, liken und lesen, was andere dir schreiben, ist kostenlos.',
    },
    checked: {
      title: 'Menschen, nicht nur Bilder',
      text: 'Wir prüfen jedes Foto, bevor andere es sehen.',
    },
    once: {
      title: 'Kein Abo',
      text: 'Du zahlst einmal für Credits. Sie verfallen nie, und nichts verlängert sich von selbst.',
    },
  },
  pricing: 'Alle Preise ansehen',
} satisfies Messages<typeof source>;
