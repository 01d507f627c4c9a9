import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { AttemptState } from '../../db/types.generated.ts';

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

/** Counts the refunds that failed, are still owed to their members, and wait for a person. */
export const countOwedRefunds = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from refunds_owed`.execute(db);
  return rows[0]?.count ?? 0;
};

/** An attempt whose money differs from the order. */
export interface Review {
  attempt_id: string;
  order_number: string;
  provider: string;
  provider_ref: string | null;
  ordered_minor: number;
  currency: string;
  /** What the provider reports; null until it was asked. */
  received_minor: number | null;
  received_currency: string | null;
  /** When that money arrived; null as long as it has not. */
  received_at: Date | null;
  /** What the provider said last; null until it was asked. */
  reported_state: AttemptState | null;
  /** What banks have charged back of it and not returned; null until the provider was asked. */
  charged_back_minor: number | null;
}

/** Lists the attempts whose money differs from the order and waits for a person, oldest first. */
export const listReviews = async (db: Database): Promise<Review[]> => {
  const { rows } = await sql<Review>`
    select a.attempt_id, p.order_number, a.provider, a.provider_ref, p.amount_minor as ordered_minor, p.currency,
      a.received_minor, a.received_currency, a.received_at, a.reported_state, a.review_charged_back_minor as charged_back_minor
    from payment_attempts a join payments p using (payment_id) where a.state = 'review' order by a.created_at`.execute(
    db,
  );
  return rows;
};

/** A refund that failed and is owed to its member, or that was not sent for days. */
export interface WaitingRefund {
  refund_id: string;
  order_number: string;
  /** What is owed of one that failed; otherwise its amount. */
  amount_minor: number;
  currency: string;
  reason: string;
  state: string;
  provider: string;
  provider_ref: string | null;
  created_at: Date;
}

/** Days after which a refund that the provider has not accepted is listed. Its job still tries to send it. */
const daysToSend = 3;

/** Lists the refunds that wait for a person, oldest first: those that are owed, and those that could not be sent for days. */
export const listWaitingRefunds = async (db: Database): Promise<WaitingRefund[]> => {
  const { rows } = await sql<WaitingRefund>`
    select r.refund_id, p.order_number, coalesce(o.amount_minor, r.amount_minor) as amount_minor, (attempt_money(r.attempt_id)).currency, r.reason, r.state, a.provider,
      r.provider_ref, r.created_at
    from refunds r join payment_attempts a using (attempt_id) join payments p using (payment_id)
    left join refunds_owed o using (refund_id)
    where o.refund_id is not null or (r.state = 'requested'
      and a.state in ('paid', 'duplicate_paid', 'charged_back') and r.created_at < now() - make_interval(days => ${daysToSend}::int))
    order by r.created_at`.execute(db);
  return rows;
};

/** Returns an order with its attempts, refunds and chargebacks. */
export const showOrder = async (db: Database, orderNumber: string): Promise<Record<string, unknown> | undefined> => {
  const { rows } = await sql<Record<string, unknown>>`
    select p.order_number as order, u.public_id as member, p.product_id as bundle, p.credits, p.amount_minor as minor, p.currency,
      p.status, p.created_at as ordered, p.completed_at as paid,
      (select json_agg(json_build_object('attempt', a.attempt_id, 'method', a.method, 'provider', a.provider,
        'at the provider', a.provider_ref, 'state', a.state, 'failure', a.failure_reason, 'received minor', a.received_minor,
        'received currency', a.received_currency) order by a.attempt_no)
        from payment_attempts a where a.payment_id = p.payment_id) as attempts,
      (select json_agg(json_build_object('refund', r.refund_id, 'minor', r.amount_minor, 'reason', r.reason, 'state', r.state,
        'requested', r.created_at, 'requested by', r.requested_by)
        order by r.created_at) from refunds r join payment_attempts a using (attempt_id) where a.payment_id = p.payment_id) as refunds,
      (select json_agg(json_build_object('minor', c.amount_minor, 'at the provider', c.provider_ref, 'charged back', c.created_at,
        'reversed', v.created_at) order by c.created_at) from chargebacks c join payment_attempts a using (attempt_id)
        left join chargeback_reversals v on (v.provider, v.provider_ref) = (c.provider, c.provider_ref)
        where a.payment_id = p.payment_id) as chargebacks,
      (select json_agg(json_build_object('attempt', d.attempt_id, 'refund', d.refund_id, 'decision', d.decision,
        'by', d.decided_by, 'reason', d.reason, 'at', d.decided_at) order by d.id)
        from billing_decisions d join payment_attempts a using (attempt_id) where a.payment_id = p.payment_id) as decisions
    from payments p join users u on u.id = p.user_id where p.order_number = ${orderNumber}`.execute(db);
  return rows[0];
};
