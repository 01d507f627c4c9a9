import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { LiveHints } from '../../live/live-hints.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { formatAmount } from '../payments/format-amount.ts';
import { lockPayment } from '../payments/payments.repository.ts';
import { addRefundJob } from '../payments/queue-refund.ts';
import { endByRefund, insertRefund } from '../payments/refunds.repository.ts';
import { amountOf } from './list-withdrawable.ts';
import { withdrawalEnd } from './withdrawals.policy.ts';
import {
  findOrder,
  lockCredits,
  lockStatement,
  type OrderRow,
  type Outcome,
  type Statement,
  storeOutcome,
} from './withdrawals.repository.ts';

/** The mails about statements that pay nothing back. */
const mailOf = {
  all_used: 'withdrawal_all_used',
  too_late: 'withdrawal_too_late',
  ended: 'withdrawal_ended',
} as const;

/** Decides on a statement about an order that is locked, and pays back what is due. */
const decide = async (transaction: Database, statement: Statement, order: OrderRow): Promise<Outcome> => {
  const { payment_id: paymentId, attempt_id: attemptId, completed_at: completedAt } = order;
  if (order.status !== 'completed' || attemptId === null) return { outcome: 'ended' };
  if (completedAt === null || statement.submitted_at > withdrawalEnd(completedAt, statement.refund_days)) {
    return { outcome: 'too_late' };
  }
  const amountMinor = amountOf(order);
  if (amountMinor === 0) return { outcome: 'all_used' };
  const refundId = await insertRefund(transaction, { attemptId, amountMinor, reason: 'withdrawal', operator: null });
  await endByRefund(transaction, paymentId);
  // Otherwise the refund is sent when the money of the direct debit arrives (`settle.ts`).
  if (order.has_money) await addRefundJob(transaction, refundId);
  return { outcome: 'withdrawn', refundId };
};

/** Confirms the statement to the address of the order's account, with its content and time. */
const confirm = async (
  transaction: Database,
  statement: Statement,
  order: OrderRow,
  outcome: Exclude<Outcome['outcome'], 'unknown'>,
): Promise<void> => {
  const { user_id: userId, language, currency } = order;
  const values = { order: order.order_number, number: statement.withdrawal_id };
  const moments = { moment: statement.submitted_at };
  if (outcome !== 'withdrawn')
    return queueMail(transaction, { userId, template: mailOf[outcome], data: { values, moments } });
  const sums = {
    amount: formatAmount(amountOf(order), currency, language),
    paid: formatAmount(order.amount_minor, currency, language),
    unused: String(order.unused_credits),
    credits: String(order.credits),
  };
  return queueMail(transaction, {
    userId,
    template: 'withdrawal_done',
    data: { values: { ...values, ...sums }, moments },
  });
};

/**
 * Decides on a statement of withdrawal, in one transaction and once: pays back what is due, takes the unused credits of
 * the order and its Premium, and mails the decision to the account of the order. A statement about no order of its member
 * or address has no effect, and no mail.
 */
export const decideWithdrawal = async (
  { db, liveHints }: { db: Database; liveHints: LiveHints },
  id: string,
): Promise<void> => {
  await inTransaction(db, async (transaction) => {
    const statement = await lockStatement(transaction, id);
    if (!statement) return;
    const found = await findOrder(transaction, statement);
    if (!found) return storeOutcome(transaction, statement, { outcome: 'unknown' });
    await lockPayment(transaction, found.payment_id);
    // The amount follows from the credits that the refund takes.
    await lockCredits(transaction, found.user_id);
    const order = (await findOrder(transaction, statement)) ?? found;
    const decided = await decide(transaction, statement, order);
    await storeOutcome(transaction, statement, decided, order);
    if (decided.outcome !== 'unknown') await confirm(transaction, statement, order, decided.outcome);
    liveHints.changed(transaction, order.user_id);
  });
};
