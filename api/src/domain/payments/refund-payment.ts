import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { decimalAmount, minorAmount } from '../../providers/payment/amount.ts';
import { lockPayment } from './payments.repository.ts';
import { BillingError } from './billing-error.ts';
import { queueRefund } from './queue-refund.ts';
import { endByRefund, findRefundable, insertRefund, type Refundable } from './refunds.repository.ts';

interface RefundOptions {
  orderNumber: string;
  /** A decimal text in the order's currency; everything that is left without it. */
  amount?: string | undefined;
  reason: 'goodwill' | 'fraud';
  /** The operator's account on the machine. */
  operator: string;
}

const amountOf = ({ left_minor: left, currency }: Refundable, text: string | undefined): number => {
  if (text === undefined) return left;
  const minor = minorAmount(text, currency);
  if (minor === 0 || minor > left) {
    throw new BillingError(`The amount must be above 0 and at most ${decimalAmount(left, currency)} ${currency}.`);
  }
  return minor;
};

/**
 * Refunds an order, or a part of it, with its job and a mail to the member, in one transaction. A refund of everything
 * that is left ends the order: its credits, as far as they are left, and Premium are withdrawn.
 * @returns the amount that is sent back, as a text with its currency
 * @throws {BillingError} when the order does not exist, has no money, or has less than the amount left
 * @throws {RangeError} for an amount that is none of the currency
 */
export const refundPayment = (
  db: Database,
  { orderNumber, amount, reason, operator }: RefundOptions,
): Promise<string> =>
  inTransaction(db, async (transaction) => {
    const order = await findRefundable(transaction, orderNumber);
    if (!order) throw new BillingError(`There is no order ${orderNumber}.`);
    await lockPayment(transaction, order.payment_id);
    // Read again, because another refund may have been faster than the lock.
    const locked = (await findRefundable(transaction, orderNumber)) ?? order;
    if (locked.attempt_id === null)
      throw new BillingError(`The order ${orderNumber} is ${locked.status}: it has no money.`);
    if (locked.left_minor === 0) throw new BillingError(`The order ${orderNumber} is refunded already.`);
    const minor = amountOf(locked, amount);
    const refund = await insertRefund(transaction, {
      attemptId: locked.attempt_id,
      amountMinor: minor,
      reason,
      operator,
    });
    if (minor === locked.left_minor && locked.status === 'completed') await endByRefund(transaction, order.payment_id);
    const { user_id: userId, language, currency } = locked;
    await queueRefund(transaction, { refund, userId, language, orderNumber, amountMinor: minor, currency });
    return `${decimalAmount(minor, currency)} ${currency}`;
  });
