import type { Messages } from '@pairwise/i18n';

import type { like as source } from './en.ts';

export const like = {
  give: 'Polub: {name}',
  /** The text of the button, where there is room for one. */
  short: 'Polub',
  shortGiven: 'Lubisz',
  given: '{name} ci się podoba',
  unliked: 'Cofnięto polubienie: {name}',
  notSent: 'Nie wysłano polubienia: {name}',
  notUnliked: 'Polubienie zostaje: {name}',
  confirmEmail: 'Potwierdź adres e-mail',
  ok: 'OK',
} satisfies Messages<typeof source>;
