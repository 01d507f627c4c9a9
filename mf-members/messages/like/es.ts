import type { Messages } from '@pairwise/i18n';

import type { like as source } from './en.ts';

export const like = {
  give: 'Dar like a {name}',
  /** The text of the button, where there is room for one. */
  short: 'Dar like',
  shortGiven: 'Te gusta',
  given: 'Te gusta {name}',
  unliked: 'Has quitado el like a {name}',
  notSent: 'Tu like a {name} no se ha enviado',
  notUnliked: 'El like a {name} sigue ahí',
  confirmEmail: 'Confirmar mi dirección de correo',
  ok: 'Aceptar',
} satisfies Messages<typeof source>;
