import type { Messages } from '@pairwise/i18n';

import type { history as source } from './en.ts';

export const history = {
  title: 'Pagos y créditos',
  loading: 'Cargando tus pagos',
  failedTitle: 'No se han podido cargar tus pagos',
  emptyTitle: 'Aquí todavía no hay nada',
  emptyText: 'Aquí verás tus pagos y cada crédito que recibas o uses.',
  toBundles: 'Ver los paquetes',
  payments: 'Pagos',
  noPayments: 'Todavía no has comprado ningún paquete.',
  paymentCredits_one: '{count} crédito',
  paymentCredits_many: '{count} de créditos',
  paymentCredits_other: '{count} créditos',
  status: {
    created: 'Sin terminar',
    pending: 'En curso',
    completed: 'Pagado',
    failed: 'No pagado',
    cancelled: 'Cancelado',
    expired: 'Caducado',
    refunded: 'Reembolsado',
    charged_back: 'Devuelto por el banco',
  },
  repeat: 'Repetir el último pedido',
  credits: 'Créditos',
  reason: {
    signup: 'Regalo de bienvenida',
    purchase: 'Paquete',
    message: 'Mensaje',
    photo: 'Foto',
    gift: 'Regalo',
    bonus: 'Bonificación',
    refund_reversal: 'Paquete reembolsado',
    chargeback_reversal: 'Paquete restablecido',
    message_refund: 'Mensaje reembolsado',
    adjustment: 'Corrección de Atención al cliente',
  },
  balanceAfter: 'Saldo: {balance}',
  more: 'Mostrar más',
  morePayments: 'Mostrar más pagos',
} satisfies Messages<typeof source>;
