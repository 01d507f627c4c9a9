import type { Database } from '@pairwise/api/db';
import { sql } from 'kysely';

/** What the api's database says about one attempt and its order. */
export interface StoredAttempt {
  attempt: string;
  payment: string;
  state: string;
  status: string;
  minor: number;
  /** How often the credits of the order were posted. */
  purchases: number;
  orderNumber: string;
}

export const readSales = async (db: Database): Promise<StoredAttempt[]> => {
  const { rows } = await sql<StoredAttempt>`
    select a.attempt_id as attempt, a.payment_id as payment, a.state::text as state, p.status::text as status,
      p.amount_minor as minor,
      (select count(*)::int from credit_ledger l where l.reason = 'purchase' and l.ref = 'payment:' || p.payment_id) as purchases,
      p.order_number as "orderNumber"
    from payment_attempts a join payments p using (payment_id)`.execute(db);
  return rows;
};

/** Returns what the ledger says a provider holds for us, in minor units, and the sum over all accounts, which must be 0. */
export const readMoney = async (db: Database): Promise<{ cash: number; sum: number }> => {
  const { rows } = await sql<{ cash: number; sum: number }>`
    select coalesce(sum(minor) filter (where account = 'cash:sandbox'), 0)::float8 as cash, coalesce(sum(minor), 0)::float8 as sum
    from (select debit as account, amount_minor as minor from money_ledger
      union all select credit, -amount_minor from money_ledger) e`.execute(db);
  return rows[0] ?? { cash: 0, sum: 0 };
};

/** Counts members whose balance is not the sum of their ledger, or whose ledger has credits without a completed payment. */
export const countWrongBalances = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from credit_accounts c
    where c.balance <> (select coalesce(sum(delta), 0) from credit_ledger l where l.user_id = c.user_id)
      or c.balance <> (select coalesce(sum(credits), 0) from payments p where p.user_id = c.user_id and p.status = 'completed')`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
};
