import type { Messages } from '@pairwise/i18n';

import type { matchModal as en } from './en.ts';

export const matchModal = {
  title: '¡Es un match!',
  text: 'Te gusta {name}, y es mutuo.',
  photo: 'Foto de {name}',
  write: 'Enviar un mensaje',
  view: 'Ver perfil',
  keepSwiping: 'Seguir deslizando',
  keepLooking: 'Seguir mirando',
  close: 'Cerrar',
} satisfies Messages<typeof en>;
