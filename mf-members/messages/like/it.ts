import type { Messages } from '@pairwise/i18n';

import type { like as source } from './en.ts';

export const like = {
  give: 'Metti like a {name}',
  /** The text of the button, where there is room for one. */
  short: 'Mi piace',
  shortGiven: 'Ti piace',
  given: 'Ti piace {name}',
  unliked: 'Hai tolto il like a {name}',
  notSent: 'Il tuo like per {name} non è stato inviato',
  notUnliked: 'Il tuo like per {name} resta',
  confirmEmail: 'Conferma il mio indirizzo email',
  ok: 'OK',
} satisfies Messages<typeof source>;
