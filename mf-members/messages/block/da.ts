import type { Messages } from '@pairwise/i18n';

import type { block as source } from './en.ts';

export const block = {
  action: 'Blokér {name}',
  title: 'Vil du blokere {name}?',
  intro: 'Det sker der så:',
  notSeen: 'I ser ikke længere hinanden i søgningen, blandt likes, i spillet eller i samtaler.',
  noContact: '{name} kan ikke åbne din profil eller skrive til dig.',
  removed: 'Likes, jeres match og jeres samtaler bliver fjernet. De kommer ikke tilbage.',
  noNotice: '{name} får ikke besked om det, men kan se det ved at åbne din profil.',
  confirm: 'Blokér',
  cancel: 'Annullér',
  close: 'Luk',
  doneTitle: '{name} er blokeret',
  done: 'I møder ikke længere hinanden her, og jeres samtaler er væk.',
  queuedTitle: '{name} bliver blokeret',
  queued: 'Indtil da kan I stadig møde hinanden her.',
  undo: 'Du kan fortryde det i din profil, under blokerede medlemmer.',
  unblock: 'Ophæv blokeringen af {name}',
  unblocked: '{name} er ikke længere blokeret. Likes og samtaler kommer ikke tilbage.',
} satisfies Messages<typeof source>;
