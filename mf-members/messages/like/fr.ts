import type { Messages } from '@pairwise/i18n';

import type { like as source } from './en.ts';

export const like = {
  give: 'Liker {name}',
  /** The text of the button, where there is room for one. */
  short: 'Liker',
  shortGiven: 'Like envoyé',
  given: '{name} te plaît',
  unliked: 'Tu as retiré ton like à {name}',
  notSent: 'Ton like pour {name} n’a pas été envoyé',
  notUnliked: 'Ton like pour {name} reste en place',
  confirmEmail: 'Confirmer mon adresse e-mail',
  ok: 'OK',
} satisfies Messages<typeof source>;
