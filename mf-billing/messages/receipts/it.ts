import type { Messages } from '@pairwise/i18n';

import type { receipts as source } from './en.ts';

export const receipts = {
  payment: 'Ricevuta',
  refund: 'Rimborso di {amount}',
  refund_failed: 'Rettifica di {amount}',
  /** Read out after the name of the button. */
  ofOrder: 'Ordine {order}, in PDF',
} satisfies Messages<typeof source>;
