import type { Payment, PaymentMethod } from '@pairwise/contracts';

import { decimalAmount } from '../../providers/payment/amount.ts';
import { priceOfCredits } from '../products/credit-price.ts';
import { canRetry, isAwaitingTransfer } from './payments.policy.ts';
import type { PaymentRow } from './payments.repository.ts';

const transferOf = ({ status, transfer }: PaymentRow): Payment['transfer'] => {
  if (!transfer || !['created', 'pending'].includes(status)) return null;
  const { bank, iban, bic, reference } = transfer;
  return { bank, iban, bic, reference };
};

/**
 * @param offered the methods of the payment's country, for another attempt
 * @param messageCredits what a message costs today
 */
export const paymentView = (row: PaymentRow, offered: readonly PaymentMethod[], messageCredits: number): Payment => ({
  payment_id: row.payment_id,
  order_number: row.order_number,
  product: row.product_id,
  credits: row.credits,
  amount: decimalAmount(row.amount_minor, row.currency),
  amount_minor: row.amount_minor,
  list_minor: row.list_minor,
  per_message_minor: priceOfCredits(row, messageCredits),
  currency: row.currency,
  method: isAwaitingTransfer(row) && row.transfer ? row.transfer.method : row.method,
  status: row.status,
  failure: row.status === 'failed' ? (row.method_kind === 'card' ? 'card' : 'other') : null,
  redirect_url: row.attempt_state === 'open' && row.status === 'created' ? row.checkout_url : null,
  transfer: transferOf(row),
  retry_methods: canRetry(row) ? [...offered] : [],
  refunded_minor: row.refunded_minor,
  owed_minor: row.owed_minor,
  receipts: row.receipts,
  created_at: row.created_at.toISOString(),
  completed_at: row.completed_at?.toISOString() ?? null,
});
