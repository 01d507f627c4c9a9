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

/** Counts what must never be: each is 0 when the books agree. */
export const countDisagreements = async (db: Database): Promise<Record<string, number>> => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from credit_accounts a where a.balance <>
      (select coalesce(sum(delta), 0) from credit_ledger l where l.user_id = a.user_id)) as "balances that are not the sum of their ledger",
    (select count(*)::int from payments p where p.status in ('completed', 'refunded', 'charged_back') and not exists
      (select 1 from credit_ledger l where l.reason = 'purchase' and l.ref = 'payment:' || p.payment_id)) as "paid orders without credits",
    (select count(*)::int from credit_ledger l where l.reason = 'purchase' and not exists
      (select 1 from payments p where l.ref = 'payment:' || p.payment_id and p.status in ('completed', 'refunded', 'charged_back')))
      as "credits without a paid order",
    (select count(*)::int from payment_attempts a where a.state in ('paid', 'duplicate_paid', 'charged_back')
      and a.provider not in ('demo', 'test') and not exists
      (select 1 from money_ledger m where m.ref = a.attempt_id and m.code in ('payment', 'duplicate'))) as "payments that are not in the ledger of money",
    (select count(*)::int from refunds where state = 'failed') as "refunds that the provider refused"`.execute(db);
  return rows[0] ?? {};
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
