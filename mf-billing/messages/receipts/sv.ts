import type { Messages } from '@pairwise/i18n';

import type { receipts as source } from './en.ts';

export const receipts = {
  payment: 'Kvitto',
  refund: 'Återbetalning av {amount}',
  refund_failed: 'Rättelse av {amount}',
  /** Read out after the name of the button. */
  ofOrder: 'Beställning {order}, som pdf',
} satisfies Messages<typeof source>;
