import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

export interface RefundRow {
  refund_id: string;
  attempt_id: string;
  state: 'requested' | 'sent' | 'settled' | 'failed' | 'transferred';
  user_id: number;
  language: string;
  amount_minor: number;
  currency: string;
  provider: string;
  /** The provider's id of the payment. */
  payment_ref: string;
  /** The provider's id of the refund; null before it was sent. */
  provider_ref: string | null;
  created_at: Date;
  order_number: string;
  /** Whether a request was sent to the provider before. */
  is_tried: boolean;
  /** Whether the money of its payment has arrived; a direct debit brings it days later. */
  has_money: boolean;
  /** Whether the bank or another refund has taken so much of the payment that this amount is not there any more. */
  is_gone: boolean;
}

/** Lists the refunds of an attempt that wait to be sent. */
export const listRequestedRefunds = async (db: Database, attemptId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('refunds')
    .where('attempt_id', '=', attemptId)
    .where('state', '=', 'requested')
    .select('refund_id')
    .execute();
  return rows.map(({ refund_id }) => refund_id);
};

export const findRefund = async (db: Database, refundId: string): Promise<RefundRow | undefined> => {
  const { rows } = await sql<RefundRow>`
    select r.refund_id, r.attempt_id, r.state, r.amount_minor, money.currency, a.provider, a.provider_ref as payment_ref,
      r.provider_ref, r.created_at, r.tried_at is not null as is_tried, p.order_number, p.user_id, u.language,
      a.state in ('paid', 'duplicate_paid', 'charged_back') as has_money,
      attempt_limit(r.attempt_id) < r.amount_minor
        + charged_back_minor(r.attempt_id)
        + (select coalesce(sum(o.amount_minor), 0) from refunds o where o.attempt_id = r.attempt_id
          and o.state in ('sent', 'settled', 'transferred') and o.refund_id <> r.refund_id) as is_gone
    from refunds r join payment_attempts a using (attempt_id) join payments p using (payment_id)
      join users u on u.id = p.user_id, attempt_money(r.attempt_id) money
    where r.refund_id = ${refundId}::uuid`.execute(db);
  return rows[0];
};

/** Stores that a refund is being sent to its provider, so that a later request looks for it there first. */
export const markTried = async (db: Database, refundId: string): Promise<void> => {
  await sql`update refunds set tried_at = now() where refund_id = ${refundId}::uuid and tried_at is null`.execute(db);
};

/** Lists the refunds of an attempt that the provider has accepted. A bank may still refuse them. */
export const listAcceptedRefunds = async (db: Database, attemptId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('refunds')
    .where('attempt_id', '=', attemptId)
    .where('state', 'in', ['sent', 'settled'])
    .select('refund_id')
    .execute();
  return rows.map(({ refund_id }) => refund_id);
};

/**
 * Claims the refunds that are due for a check, oldest first, and returns their ids. A claim lasts from an hour to a week, the
 * longer the older the refund is, because a provider that is not configured or has lost it says nothing that plans the next
 * check. It is the last one 60 days after the refund was settled or requested. A refund that waits to be sent has a job of its
 * own, and is claimed every six hours until it is sent.
 */
export const claimDueRefunds = async (db: Database, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ refund_id: string }>`
    update refunds set next_check_at = case
      when state = 'requested' then now() + interval '6 hours'
      when coalesce(settled_at, created_at) > now() - interval '60 days'
        then now() + greatest(interval '1 hour', least(interval '7 days', (now() - created_at) / 4)) end
    where refund_id in (select refund_id from refunds where state in ('requested', 'sent', 'settled')
      and next_check_at <= now() order by next_check_at limit ${limit} for update skip locked)
    returning refund_id`.execute(db);
  return rows.map(({ refund_id }) => refund_id);
};

/** What a provider said about a refund, or that it does not have it. */
export interface RefundResult {
  ref: string | null;
  state: 'sent' | 'settled' | 'failed';
}

/**
 * Stores what the provider said about a refund. Money that has left, or came back, is posted to the ledger once.
 * @returns what is owed to the member since, in minor units, because the refund has just failed; otherwise 0
 */
export const settleRefund = async (
  transaction: Database,
  refundId: string,
  { ref, state }: RefundResult,
): Promise<number> => {
  const { rows } = await sql<{ owed: number }>`
    select refund_settle(${refundId}, ${state}, ${ref}) as owed`.execute(transaction);
  return rows[0]?.owed ?? 0;
};

/** An order with what can still be refunded. */
export interface Refundable {
  payment_id: string;
  user_id: number;
  language: string;
  status: string;
  currency: string;
  /** The attempt that was paid; null when none has money. */
  attempt_id: string | null;
  left_minor: number;
}

export const findRefundable = async (db: Database, orderNumber: string): Promise<Refundable | undefined> => {
  const { rows } = await sql<Refundable>`
    select p.payment_id, p.user_id, u.language, p.status, p.currency, a.attempt_id,
      greatest(attempt_left(a.attempt_id), 0) as left_minor
    from payments p join users u on u.id = p.user_id
    left join payment_attempts a on a.payment_id = p.payment_id and a.state = 'paid'
    where p.order_number = ${orderNumber}`.execute(db);
  return rows[0];
};

/** Inserts a refund and returns its id. The database refuses more than was paid, and more than the price. */
export const insertRefund = async (
  transaction: Database,
  refund: { attemptId: string; amountMinor: number; reason: string; operator: string | null },
): Promise<string> => {
  const row = await transaction
    .insertInto('refunds')
    .values({
      attempt_id: refund.attemptId,
      amount_minor: refund.amountMinor,
      reason: refund.reason,
      requested_by: refund.operator,
    })
    .returning('refund_id')
    .executeTakeFirstOrThrow();
  return row.refund_id;
};

/** Ends a completed order whose money goes back. */
export const endByRefund = async (transaction: Database, paymentId: string): Promise<void> => {
  await transaction.updateTable('payments').set({ status: 'refunded' }).where('payment_id', '=', paymentId).execute();
};
