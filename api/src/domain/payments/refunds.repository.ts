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
  order_number: string;
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
      r.provider_ref, p.order_number
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
