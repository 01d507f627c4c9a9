import type { Messages } from '@pairwise/i18n';

import type { receipts as source } from './en.ts';

export const receipts = {
  payment: 'Potwierdzenie płatności',
  refund: 'Zwrot {amount}',
  refund_failed: 'Korekta {amount}',
  /** Read out after the name of the button. */
  ofOrder: 'Zamówienie {order}, PDF',
} satisfies Messages<typeof source>;
