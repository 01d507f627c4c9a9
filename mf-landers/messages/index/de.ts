import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Es beginnt mit Hallo.',
  lead: 'Finde jemanden in deiner Nähe, lies das Profil und schreib die erste Zeile.',
  niches: {
    she: {
      title: 'Dein Hallo entscheidet.',
      lead: 'Sieh dich in Ruhe um, lies die Profile und schreib, wem du willst. Die erste Zeile gehört dir.',
    },
    bdsm: {
      title: 'Es beginnt mit einer Frage.',
      lead: 'Finde Erwachsene, die sagen, was sie mögen, ihre Grenzen kennen und nach deinen fragen.',
    },
    bbw: {
      title: 'Es beginnt mit dir, ganz wie du bist.',
      lead: 'Finde jemanden in deiner Nähe, der Kurven liebt, lies das Profil und schreib die erste Zeile.',
    },
    gilf: {
      title: 'Es beginnt noch einmal mit Hallo.',
      lead: 'Finde jemanden in deiner Nähe, der etwas zu erzählen hat, und schreib die erste Zeile.',
    },
    milf: {
      title: 'Es beginnt, wenn es still wird.',
      lead: 'Finde erwachsene Frauen in deiner Nähe, die einen Abend für sich haben, und schreib die erste Zeile.',
    },
    gay: {
      title: 'Es beginnt mit ihm.',
      lead: 'Finde einen Mann in deiner Nähe, lies sein Profil und schreib die erste Zeile.',
    },
  },
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
