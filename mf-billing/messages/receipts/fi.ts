import type { Messages } from '@pairwise/i18n';

import type { receipts as source } from './en.ts';

export const receipts = {
  payment: 'Kuitti',
  refund: 'Palautus {amount}',
  refund_failed: 'Oikaisu {amount}',
  /** Read out after the name of the button. */
  ofOrder: 'Tilaus {order}, PDF-tiedostona',
} satisfies Messages<typeof source>;
