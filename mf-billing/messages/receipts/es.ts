import type { Messages } from '@pairwise/i18n';

import type { receipts as source } from './en.ts';

export const receipts = {
  payment: 'Recibo',
  refund: 'Reembolso de {amount}',
  refund_failed: 'Corrección de {amount}',
  /** Read out after the name of the button. */
  ofOrder: 'Pedido {order}, en PDF',
} satisfies Messages<typeof source>;
