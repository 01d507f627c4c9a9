import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { AttemptState } from '../../db/types.generated.ts';
import type { ProviderPayment } from '../../providers/payment/payment-provider.ts';
import { queueMail } from '../mails/queue-mail.ts';
import {
  type AttemptRow,
  findState,
  receiveInReview,
  recordChargeback,
  recordReversal,
  settleAttempt,
  storeTransfer,
} from './attempts.repository.ts';
import { formatAmount } from './format-amount.ts';
import { hasMoney } from './payments.policy.ts';
import { addRefundJob } from './queue-refund.ts';
import { listRequestedRefunds } from './refunds.repository.ts';
import type { Shop } from './shop.ts';

/** Formats the values of the mails about a payment in the member's language. */
export const mailValues = ({
  amount_minor,
  currency,
  credits,
  order_number,
  language,
}: AttemptRow): Record<'amount' | 'credits' | 'order', string> => {
  const amount = formatAmount(amount_minor, currency, language);
  return { amount, credits: String(credits), order: order_number };
};

/** Days from the order to the collection, which the mail announces. */
const noticeDays = 2;

const collectionMails: Partial<Record<AttemptState, 'direct_debit_notice' | 'direct_debit_returned'>> = {
  pending: 'direct_debit_notice',
  failed: 'direct_debit_returned',
};

/** Whether a collection has mails of its own. Its money was announced with the collection, so it needs no other mail. */
const isAnnounced = (attempt: AttemptRow, state: AttemptState): boolean =>
  attempt.is_collection && (collectionMails[state] !== undefined || (state === 'paid' && attempt.state === 'pending'));

/** Announces a collection to the member, as SEPA requires, or its return. */
const announceCollection = async (transaction: Database, attempt: AttemptRow, state: AttemptState): Promise<void> => {
  const template = collectionMails[state];
  // What the provider refused was never announced.
  if (!template || (state === 'failed' && attempt.state !== 'pending')) return;
  const due = new Date(Date.now() + noticeDays * 86_400_000);
  const values = {
    ...mailValues(attempt),
    reference: attempt.mandate_reference ?? '',
    creditor: attempt.creditor_id ?? '',
    last4: attempt.iban_last4 ?? '',
  };
  await queueMail(transaction, { userId: attempt.user_id, template, data: { values, dates: { date: due } } });
};

/** Sends the refunds of an attempt that wait for its money. */
const sendRefunds = async (transaction: Database, attemptId: string): Promise<void> => {
  for (const refund of await listRequestedRefunds(transaction, attemptId)) {
    await addRefundJob(transaction, refund);
  }
};

/** Sends what follows from money that has arrived: the refunds that waited for it, those of a second payment, and a mail. */
const announce = async (transaction: Database, attempt: AttemptRow, state: AttemptState): Promise<void> => {
  if (hasMoney(state)) await sendRefunds(transaction, attempt.attempt_id);
  if (isAnnounced(attempt, state)) return announceCollection(transaction, attempt, state);
  if (!hasMoney(state)) return;
  const template = state === 'paid' ? 'payment_completed' : 'payment_duplicate';
  const data = { values: mailValues(attempt), dates: { date: new Date() } };
  await queueMail(transaction, { userId: attempt.user_id, template, data });
};

/**
 * Records the chargebacks of an attempt and the reversals of these, and returns whether one is new. The mail about a
 * restored payment is for members who have lost it before, and not for a chargeback that was over when we learned of it.
 */
const recordChargebacks = async (
  transaction: Database,
  attempt: AttemptRow,
  { state, chargebacks }: { state: AttemptState; chargebacks: ProviderPayment['chargebacks'] },
): Promise<boolean> => {
  let hasChanged = false;
  for (const chargeback of chargebacks) {
    if (await recordChargeback(transaction, attempt.attempt_id, chargeback)) hasChanged = true;
  }
  for (const chargeback of chargebacks.filter(({ isReversed }) => isReversed)) {
    const effect = await recordReversal(transaction, attempt.attempt_id, chargeback);
    if (effect === null) continue;
    hasChanged = true;
    await sendRefunds(transaction, attempt.attempt_id);
    if (effect === 'recorded' || state !== 'charged_back') continue;
    const data = { values: mailValues(attempt) };
    await queueMail(transaction, { userId: attempt.user_id, template: 'payment_restored', data });
  }
  return hasChanged;
};

/**
 * Applies what the provider said about an attempt: completes the payment with its credits, Premium and ledger, refunds a
 * second payment of the same order, withdraws the credits that a bank has charged back, or restores them when the bank has
 * returned the money; and writes to the member. All of it is one transaction. Repeating it changes nothing.
 * @throws when the provider's payment belongs to another attempt
 */
export const settle = async (
  { db, liveHints }: Pick<Shop, 'db' | 'liveHints'>,
  attempt: AttemptRow,
  payment: ProviderPayment,
): Promise<void> => {
  if (payment.attemptId !== attempt.attempt_id) {
    throw new Error(`the provider's payment ${payment.ref} does not belong to the attempt ${attempt.attempt_id}`);
  }
  await inTransaction(db, async (transaction) => {
    let hasChanged = await settleAttempt(transaction, attempt.attempt_id, payment);
    if (payment.transfer) await storeTransfer(transaction, attempt.attempt_id, payment.transfer);
    const state = await findState(transaction, attempt.attempt_id);
    if (hasChanged) await announce(transaction, attempt, state);
    // Money that waits for a person is not in the ledger, and neither are its chargebacks.
    if (state === 'review') await receiveInReview(transaction, attempt.attempt_id, payment);
    const { chargebacks } = payment;
    if (hasMoney(state) && (await recordChargebacks(transaction, attempt, { state, chargebacks }))) hasChanged = true;
    if (hasChanged) liveHints.changed(transaction, attempt.user_id);
  });
};
