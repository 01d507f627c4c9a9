import type { Messages } from '@pairwise/i18n';

import type { block as source } from './en.ts';

export const block = {
  action: 'Blockera {name}',
  title: 'Vill du blockera {name}?',
  intro: 'Det här händer då:',
  notSeen: 'Ni ser inte längre varandra i sökningen, bland likes, i spelet eller i chattar.',
  noContact: '{name} kan inte öppna din profil eller skriva till dig.',
  removed: 'Era likes, er matchning och era chattar tas bort. De kommer inte tillbaka.',
  noNotice: '{name} får ingen notis, men kan märka det genom att försöka öppna din profil.',
  confirm: 'Blockera',
  cancel: 'Avbryt',
  close: 'Stäng',
  doneTitle: '{name} är blockerad',
  done: 'Ni möts inte här längre, och era chattar är borta.',
  queuedTitle: '{name} kommer att blockeras',
  queued: 'Fram till dess kan ni fortfarande mötas här.',
  undo: 'Du kan ändra dig i din profil, under blockerade medlemmar.',
  unblock: 'Avblockera {name}',
  unblocked: '{name} är inte längre blockerad. Likes och chattar kommer inte tillbaka.',
} satisfies Messages<typeof source>;
