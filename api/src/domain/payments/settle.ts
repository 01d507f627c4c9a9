import { inTransaction } from '../../db/in-transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { ProviderPayment } from '../../providers/payment/payment-provider.ts';
import { type AttemptRow, settleAttempt } from './attempts.repository.ts';
import { listRequestedRefunds } from './refunds.repository.ts';
import type { Shop } from './shop.ts';

/**
 * Applies what the provider said about an attempt: completes the payment with its credits, Premium and ledger, or refunds
 * a second payment of the same order, in one transaction. Repeating it changes nothing.
 * @throws when the provider's payment belongs to another attempt
 */
export const settle = async (
  { db, liveHints }: Pick<Shop, 'db' | 'liveHints'>,
  attempt: Pick<AttemptRow, 'attempt_id' | 'user_id'>,
  payment: ProviderPayment,
): Promise<void> => {
  if (payment.attemptId !== attempt.attempt_id) {
    throw new Error(`the provider's payment ${payment.ref} does not belong to the attempt ${attempt.attempt_id}`);
  }
  await inTransaction(db, async (transaction) => {
    if (!(await settleAttempt(transaction, attempt.attempt_id, payment))) return;
    if (payment.state !== 'paid') return;
    for (const refund of await listRequestedRefunds(transaction, attempt.attempt_id)) {
      await addJob(transaction, 'send-refund', { refund }, { key: `refund:${refund}` });
    }
    liveHints.changed(transaction, attempt.user_id);
  });
};
