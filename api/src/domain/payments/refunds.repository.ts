import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

export interface RefundRow {
  refund_id: string;
  state: 'requested' | 'sent' | 'settled' | 'failed';
  amount_minor: number;
  currency: string;
  provider: string;
  /** The provider's id of the payment. */
  payment_ref: string;
  /** The provider's id of the refund; null before it was sent. */
  provider_ref: string | null;
  created_at: Date;
  order_number: string;
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
    select r.refund_id, r.state, r.amount_minor, p.currency, a.provider, a.provider_ref as payment_ref,
      r.provider_ref, r.created_at, p.order_number,
      p.amount_minor < r.amount_minor
        + charged_back_minor(r.attempt_id)
        + (select coalesce(sum(o.amount_minor), 0) from refunds o
          where o.attempt_id = r.attempt_id and o.state in ('sent', 'settled') and o.refund_id <> r.refund_id) as is_gone
    from refunds r join payment_attempts a using (attempt_id) join payments p using (payment_id)
    where r.refund_id = ${refundId}::uuid`.execute(db);
  return rows[0];
};

/** Stores what the provider said about a refund. Money that has left is posted to the ledger once. */
export const settleRefund = async (
  db: Database,
  refundId: string,
  { ref, state }: { ref: string | null; state: 'sent' | 'settled' | 'failed' },
): Promise<void> => {
  await sql`select refund_settle(${refundId}, ${state}, ${ref})`.execute(db);
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
      case when a.attempt_id is null then 0 else p.amount_minor - coalesce((select sum(r.amount_minor) from refunds r
        where r.attempt_id = a.attempt_id and r.state <> 'failed'), 0) end::int as left_minor
    from payments p join users u on u.id = p.user_id
    left join payment_attempts a on a.payment_id = p.payment_id and a.state = 'paid'
    where p.order_number = ${orderNumber}`.execute(db);
  return rows[0];
};

/** Inserts a refund and returns its id. The database refuses more than was paid. */
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
