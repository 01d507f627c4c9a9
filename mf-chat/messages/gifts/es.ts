import type { Messages } from '@pairwise/i18n';

import type { gifts as source } from './en.ts';

export const gifts = {
  open: 'Elegir un regalo',
  title: 'Un regalo para {name}',
  choose: 'Regalos',
  close: 'Cerrar',
  pick: 'Elige un regalo',
  choice_one: '{gift}, {count} crédito',
  choice_many: '{gift}, {count} de créditos',
  choice_other: '{gift}, {count} créditos',
  send_one: 'Enviar {gift} por {count} crédito',
  send_many: 'Enviar {gift} por {count} de créditos',
  send_other: 'Enviar {gift} por {count} créditos',
  balance_one: 'Tienes {count} crédito.',
  balance_many: 'Tienes {count} de créditos.',
  balance_other: 'Tienes {count} créditos.',
  notEnoughCredits: 'No tienes créditos suficientes. Tu elección se queda aquí.',
  failed: 'No se han podido cargar los regalos',
  offline: 'Los regalos estarán aquí en cuanto vuelvas a tener conexión.',
  gift: 'Regalo',
  preview: 'Regalo: {gift}',
  previewByYou: 'Tu regalo: {gift}',
  names: {
    rose: 'Rosa',
    coffee: 'Café',
    chocolate: 'Bombones',
    drink: 'Cóctel',
    bouquet: 'Ramo de flores',
    ring: 'Anillo',
    other: 'Un regalo',
  },
} satisfies Messages<typeof source>;
