import type { Messages } from '@pairwise/i18n';

import type { receipts as source } from './en.ts';

export const receipts = {
  payment: 'Beleg',
  refund: 'Erstattung über {amount}',
  refund_failed: 'Berichtigung über {amount}',
  ofOrder: 'Bestellung {order}, als PDF',
} satisfies Messages<typeof source>;
