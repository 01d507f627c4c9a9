import type { Messages } from '@pairwise/i18n';

import type { receipts as source } from './en.ts';

export const receipts = {
  payment: 'Kvittering',
  refund: 'Tilbagebetaling på {amount}',
  refund_failed: 'Rettelse på {amount}',
  /** Read out after the name of the button. */
  ofOrder: 'Bestilling {order}, som PDF',
} satisfies Messages<typeof source>;
