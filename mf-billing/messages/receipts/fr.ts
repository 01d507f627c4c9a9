import type { Messages } from '@pairwise/i18n';

import type { receipts as source } from './en.ts';

export const receipts = {
  payment: 'Reçu',
  refund: 'Remboursement de {amount}',
  refund_failed: 'Correction de {amount}',
  /** Read out after the name of the button. */
  ofOrder: 'Commande {order}, en PDF',
} satisfies Messages<typeof source>;
