import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { BillingError } from './billing-error.ts';
import { findOwed, insertDecision, type RefundDecision, transferRefund } from './decisions.repository.ts';
import { lockPayment } from './payments.repository.ts';
import { queueRefund } from './queue-refund.ts';
import { insertRefund } from './refunds.repository.ts';

interface Options {
  refundId: string;
  decision: RefundDecision;
  reason: string;
  /** The operator's account on the machine. */
  operator: string;
}

/**
 * Decides about a refund that has failed and is owed to its member, in one transaction, and records who decided and why.
 * `resend` sends what is owed of it again the way the member paid, with a mail; `transferred` records that the operator has
 * sent that from our own bank account; `close` records that nothing is owed. Order, credits and Premium stay as they are
 * (decision 0058).
 * @throws {BillingError} when it is not owed, or cannot be sent again
 */
export const decideRefund = (db: Database, { refundId, decision, reason, operator }: Options): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const found = await findOwed(transaction, refundId);
    if (found) await lockPayment(transaction, found.payment_id);
    // Read again, because another operator may have been faster than the lock.
    const owed = await findOwed(transaction, refundId);
    if (!owed) throw new BillingError(`The refund ${refundId} has not failed, or is not owed any more.`);
    const { attempt_id: attemptId, user_id: userId, amount_minor: amountMinor } = owed;
    // Before the decision is recorded: after it, nothing is owed.
    if (decision === 'transferred') await transferRefund(transaction, refundId, operator);
    if (decision === 'resend') {
      if (owed.is_charged_back) {
        throw new BillingError('A bank has charged a part of the payment back: transfer the money instead.');
      }
      const refund = await insertRefund(transaction, { attemptId, amountMinor, reason: owed.reason, operator });
      const { language, order_number: orderNumber, currency } = owed;
      await queueRefund(transaction, { refund, userId, language, orderNumber, amountMinor, currency });
    }
    await insertDecision(transaction, { attemptId, refundId, decision, operator, reason });
  });
