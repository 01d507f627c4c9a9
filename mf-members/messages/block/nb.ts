import type { Messages } from '@pairwise/i18n';

import type { block as source } from './en.ts';

export const block = {
  action: 'Blokker {name}',
  title: 'Vil du blokkere {name}?',
  intro: 'Dette skjer da:',
  notSeen: 'Dere ser ikke lenger hverandre i søket, blant likes, i spillet eller i samtaler.',
  noContact: '{name} kan ikke åpne profilen din eller skrive til deg.',
  removed: 'Likes, matchen og samtalene deres blir fjernet. De kommer ikke tilbake.',
  noNotice: '{name} får ikke beskjed om det, men kan se det ved å prøve å åpne profilen din.',
  confirm: 'Blokker',
  cancel: 'Avbryt',
  close: 'Lukk',
  doneTitle: '{name} er blokkert',
  done: 'Dere møtes ikke lenger her, og samtalene deres er borte.',
  queuedTitle: '{name} blir blokkert',
  queued: 'Fram til da kan dere fortsatt møtes her.',
  undo: 'Du kan angre dette i profilen din, under blokkerte medlemmer.',
  unblock: 'Opphev blokkeringen av {name}',
  unblocked: '{name} er ikke lenger blokkert. Likes og samtaler kommer ikke tilbake.',
} satisfies Messages<typeof source>;
