import type { Messages } from '@pairwise/i18n';

import type { block as source } from './en.ts';

export const block = {
  action: '{name} blockieren',
  title: '{name} blockieren?',
  intro: 'Das passiert dann:',
  notSeen: 'Ihr seht euch nicht mehr, weder in der Suche noch bei Likes, im Spiel oder in Unterhaltungen.',
  noContact: '{name} kann dein Profil nicht mehr öffnen und dir nicht schreiben.',
  removed: 'Eure Likes, euer Match und eure Unterhaltungen werden entfernt. Sie kommen nicht zurück.',
  noNotice: '{name} bekommt keine Nachricht darüber, sieht es aber beim Aufruf deines Profils.',
  confirm: 'Blockieren',
  cancel: 'Abbrechen',
  close: 'Schließen',
  doneTitle: '{name} ist blockiert',
  done: 'Ihr begegnet euch hier nicht mehr, und eure Unterhaltungen sind weg.',
  queuedTitle: '{name} wird blockiert',
  queued: 'Bis dahin könnt ihr euch hier noch begegnen.',
  undo: 'Zurücknehmen kannst du das in deinem Profil bei den blockierten Mitgliedern.',
  unblock: '{name} nicht mehr blockieren',
  unblocked: '{name} ist nicht mehr blockiert. Likes und Unterhaltungen kommen nicht zurück.',
} satisfies Messages<typeof source>;
