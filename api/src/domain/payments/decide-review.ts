import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { addJob } from '../../jobs/add-job.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { findAttempt } from './attempts.repository.ts';
import { BillingError } from './billing-error.ts';
import {
  decideAttempt,
  findReviewed,
  insertDecision,
  type ReviewDecision,
  type ReviewedAttempt,
} from './decisions.repository.ts';
import { isPaid } from './payments.policy.ts';
import { addRefundJob, queueRefund } from './queue-refund.ts';
import { lockPayment } from './payments.repository.ts';
import { listRequestedRefunds } from './refunds.repository.ts';
import { mailValues } from './settle.ts';

interface Options {
  attemptId: string;
  decision: ReviewDecision;
  reason: string;
  /** The operator's account on the machine. */
  operator: string;
}

/** @throws {BillingError} when the state of the payment does not permit the decision */
const requirePossible = (review: ReviewedAttempt, decision: ReviewDecision): void => {
  if (review.received_minor === null) {
    throw new BillingError(
      'The received amount is not known yet. Start the product, wait a minute, then run `reviews` again.',
    );
  }
  if (decision === 'reject') {
    if (review.has_arrived) throw new BillingError('The money has arrived: accept it, or send it back with refund.');
    return;
  }
  if (!review.has_arrived) throw new BillingError('The money has not arrived. Without it, only reject is possible.');
  if (decision === 'refund') return;
  if (isPaid(review.status) && !review.is_provisional) {
    throw new BillingError('The order has ended, or was paid by another attempt: send this one back.');
  }
  if (review.received_currency !== review.currency) {
    throw new BillingError(`The money is ${review.received_currency}, not ${review.currency}: send it back.`);
  }
};

/**
 * Decides about a payment of another amount or currency than ordered, in one transaction, and records who decided and why.
 * `accept` completes the order as if it were paid exactly, and posts the difference; `refund` sends everything back that no
 * bank has charged back; `reject` ends an attempt whose money never arrived, and cancels it at its provider. The member gets a
 * mail about the first two. A direct debit has completed its order before its money arrived: `accept` keeps the order as it is,
 * without a mail, and sends the refunds that wait; the other two end it.
 * @throws {BillingError} when it does not wait for a decision, or not for this one
 */
export const decideReview = (db: Database, { attemptId, decision, reason, operator }: Options): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const found = await findReviewed(transaction, attemptId);
    if (found) await lockPayment(transaction, found.payment_id);
    // Read again, because the provider or another operator may have been faster than the lock.
    const review = await findReviewed(transaction, attemptId);
    const attempt = await findAttempt(transaction, attemptId);
    if (!review || !attempt) throw new BillingError(`The attempt ${attemptId} does not wait for a decision.`);
    requirePossible(review, decision);
    const refund = await decideAttempt(transaction, attemptId, decision);
    await insertDecision(transaction, { attemptId, decision, operator, reason });
    if (decision === 'reject') {
      await addJob(transaction, 'cancel-payment', { attempt: attemptId }, { key: `cancel:${attemptId}` });
    }
    if (decision === 'accept') {
      // The bank may have charged it back meanwhile.
      await addJob(transaction, 'check-payment', { attempt: attemptId }, { key: `payment:${attemptId}` });
      // A withdrawal may have waited for the money.
      for (const waiting of await listRequestedRefunds(transaction, attemptId))
        await addRefundJob(transaction, waiting);
    }
    // The credits of a direct debit were announced with it.
    if (decision === 'accept' && !review.is_provisional) {
      const data = { values: mailValues(attempt), dates: { date: new Date() } };
      await queueMail(transaction, { userId: attempt.user_id, template: 'payment_completed', data });
    }
    // Its job finds the chargeback before it sends anything, so that a mail would announce too much.
    if (refund !== null && review.charged_back_minor > 0) await addRefundJob(transaction, refund);
    else if (refund !== null) {
      await queueRefund(transaction, {
        refund,
        userId: attempt.user_id,
        language: attempt.language,
        orderNumber: attempt.order_number,
        amountMinor: review.received_minor ?? 0,
        currency: review.received_currency ?? review.currency,
      });
    }
  });
