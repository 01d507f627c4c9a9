import type { Messages } from '@pairwise/i18n';

import type { signupMatches as en } from './en.ts';

export const signupMatches = {
  title: 'Te damos la bienvenida, {name}',
  lead: 'Estas personas encajan con lo que buscas. Un like es un buen comienzo.',
  unconfirmed: 'Ahora puedes dar un like. Confirma tu dirección de correo para dar más.',
  likeGiven: 'Ya has dado tu like. Confirma tu dirección de correo para dar más.',
  goOn: 'Ver a todo el mundo',
  emptyTitle: 'Todavía no encaja nadie',
  emptyText: 'Echa un vistazo: amplía la búsqueda y verás a más personas.',
  failedTitle: 'No se han podido cargar tus primeras sugerencias',
  offlineTitle: 'Estás sin conexión',
  offlineText: 'Aparecerán en cuanto vuelvas a tener conexión.',
} satisfies Messages<typeof en>;
