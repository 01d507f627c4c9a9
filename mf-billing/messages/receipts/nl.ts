import type { Messages } from '@pairwise/i18n';

import type { receipts as source } from './en.ts';

export const receipts = {
  payment: 'Betaalbewijs',
  refund: 'Terugbetaling van {amount}',
  refund_failed: 'Correctie van {amount}',
  ofOrder: 'Bestelling {order}, als pdf',
} satisfies Messages<typeof source>;
