import type { Messages } from '@pairwise/i18n';

import type { matchFinder as en } from './en.ts';

export const matchFinder = {
  open: 'In sechs Fragen zum Match',
  progress: 'Frage {number} von {total}',
  position: '{number} von {total}',
  back: 'Vorige Frage',
  next: 'Weiter',
  show: 'Zeigen, wer passt',
  loading: 'Deine Antworten werden geladen …',
  failedTitle: 'Deine Antworten ließen sich nicht laden',
  offlineTitle: 'Du bist offline',
  offline: 'Es geht weiter, sobald du wieder verbunden bist.',

  who: {
    title: 'Wen möchtest du kennenlernen?',
    lead: 'Sechs kurze Fragen, dann siehst du, wer passt.',
    female: 'Frauen',
    male: 'Männer',
    both: 'Beide',
  },
  age: { title: 'In welchem Alter?', lead: 'Beide Grenzen zählen mit.' },
  place: { title: 'Wo sollen sie wohnen?', lead: 'Im ganzen Land oder in einem Teil davon.' },
  intention: {
    title: 'Was suchst du?',
    lead: 'Wer dasselbe sucht, kommt im Swipe-Spiel zuerst.',
    relationship: 'Eine Beziehung',
    dating: 'Dates, und dann sehen wir weiter',
    friendship: 'Freundschaft',
    chat: 'Jemanden zum Reden',
  },
  interests: {
    title: 'Was soll euch verbinden?',
    lead: 'Bis zu drei Interessen. Ein gemeinsames genügt.',
    chosen: '{count} von {limit} gewählt',
  },
  strict: {
    title: 'Wie wichtig ist dir das Alter?',
    lead: 'Du kannst das jederzeit ändern.',
    soft: 'Nicht so wichtig',
    softDetail: 'Menschen jeden Alters können dein Profil finden.',
    hard: 'Nur dieses Alter',
    hardDetail: 'Dein Profil wird auch nur Menschen in diesem Alter vorgeschlagen.',
  },
} satisfies Messages<typeof en>;
