import type { Messages } from '@pairwise/i18n';

import type { pricing as source } from './en.ts';

export const pricing = {
  title: 'Cuánto cuesta {site}',
  intro: 'Mirar, dar likes y leer es gratis. Con los créditos pagas lo que envías.',
  minimum: 'Un mensaje cuesta a partir de {price}.',
  join: 'Unirme gratis',
  creditsTitle: 'Qué se paga con créditos',
  message: 'Un mensaje',
  photo: 'Una foto',
  gift: 'Un regalo',
  receiving: 'Recibir y leer',
  free: 'gratis',
  from: 'desde {credits}',
  range: 'de {low} a {high}',
  credits_one: '{count} crédito',
  credits_many: '{count} de créditos',
  credits_other: '{count} créditos',
  startText_one: 'Los nuevos miembros reciben {count} crédito gratis cuando confirman su dirección de correo.',
  startText_many: 'Los nuevos miembros reciben {count} de créditos gratis cuando confirman su dirección de correo.',
  startText_other: 'Los nuevos miembros reciben {count} créditos gratis cuando confirman su dirección de correo.',
  countriesTitle: 'Precio mínimo de un mensaje por país',
  refund_one: 'Durante {count} día te reembolsamos los créditos que no hayas usado.',
  refund_many: 'Durante {count} de días te reembolsamos los créditos que no hayas usado.',
  refund_other: 'Durante {count} días te reembolsamos los créditos que no hayas usado.',
} satisfies Messages<typeof source>;
