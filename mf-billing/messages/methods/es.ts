import type { Messages } from '@pairwise/i18n';

import type { methods as source } from './en.ts';

export const methods = {
  label: 'Métodos de pago',
  lastUsed: 'Último usado',
  sdd: 'Domiciliación',
  sct: 'Transferencia',
  creditcard: 'Tarjeta de crédito',
  details: {
    card: 'Paga con tu tarjeta',
    bank: 'Paga a través de tu banco',
    wallet: 'Confirma en la app o en tu cuenta',
    code: 'Paga con un código de la app de tu banco',
    voucher: 'Paga con el código de tu vale',
    transfer: 'Tarda uno o dos días laborables',
    direct_debit: 'Se carga en tu cuenta',
  },
  after: {
    card: 'Introduces los datos de tu tarjeta en la página segura de nuestro proveedor de pagos y puede que tu banco te pida que confirmes el pago. Tus créditos llegan en unos segundos.',
    bank: 'Confirmas el pago en tu propio banco. Tus créditos llegan en unos segundos.',
    wallet: 'Confirmas el pago en la app o en tu cuenta. Tus créditos llegan en unos segundos.',
    code: 'Introduces el código de la app de tu banco. Tus créditos llegan en unos segundos.',
    voucher: 'Introduces el código de tu vale. Tus créditos llegan en unos segundos.',
    transfer:
      'Te mostramos la cuenta a la que transferir el importe. Tus créditos llegan en cuanto llega el dinero, normalmente en dos días laborables.',
    direct_debit:
      'Confirmas que podemos cargar el importe en tu cuenta una sola vez. Tus créditos llegan justo después.',
  },
} satisfies Messages<typeof source>;
