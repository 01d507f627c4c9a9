import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** Lists the accounts of the ledger of money with their balances, in minor units. */
export const listAccounts = async (
  db: Database,
): Promise<{ account: string; currency: string; balance_minor: number }[]> => {
  const { rows } = await sql<{ account: string; currency: string; balance_minor: number }>`
    select account, currency, sum(minor)::float8 as balance_minor
    from (select debit as account, currency, amount_minor as minor from money_ledger
      union all select credit, currency, -amount_minor from money_ledger) e
    group by account, currency order by currency, account`.execute(db);
  return rows;
};

/** Counts the refunds that the provider refused, so that a person must send the money. */
export const countRefusedRefunds = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from refunds where state = 'failed'`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Lists the attempts whose money differs from the order and waits for a person. */
export const listReviews = async (db: Database): Promise<object[]> => {
  const { rows } = await sql<object>`
    select p.order_number as order, a.attempt_id as attempt, a.provider, a.provider_ref as "at the provider", p.amount_minor as minor,
      p.currency, a.checked_at as since
    from payment_attempts a join payments p using (payment_id) where a.state = 'review' order by a.checked_at`.execute(
    db,
  );
  return rows;
};

/** Returns an order with its attempts, refunds and chargebacks. */
export const showOrder = async (db: Database, orderNumber: string): Promise<Record<string, unknown> | undefined> => {
  const { rows } = await sql<Record<string, unknown>>`
    select p.order_number as order, u.public_id as member, p.product_id as bundle, p.credits, p.amount_minor as minor, p.currency,
      p.status, p.created_at as ordered, p.completed_at as paid,
      (select json_agg(json_build_object('attempt', a.attempt_id, 'method', a.method, 'provider', a.provider,
        'at the provider', a.provider_ref, 'state', a.state, 'failure', a.failure_reason) order by a.attempt_no)
        from payment_attempts a where a.payment_id = p.payment_id) as attempts,
      (select json_agg(json_build_object('minor', r.amount_minor, 'reason', r.reason, 'state', r.state, 'requested', r.created_at)
        order by r.created_at) from refunds r join payment_attempts a using (attempt_id) where a.payment_id = p.payment_id) as refunds,
      (select json_agg(json_build_object('minor', c.amount_minor, 'at the provider', c.provider_ref, 'charged back', c.created_at,
        'reversed', v.created_at) order by c.created_at) from chargebacks c join payment_attempts a using (attempt_id)
        left join chargeback_reversals v on (v.provider, v.provider_ref) = (c.provider, c.provider_ref)
        where a.payment_id = p.payment_id) as chargebacks
    from payments p join users u on u.id = p.user_id where p.order_number = ${orderNumber}`.execute(db);
  return rows[0];
};
