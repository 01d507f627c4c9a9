import type { Database } from '@pairwise/api/db';
import { sql } from 'kysely';

/** What the books say about an account. */
export const readAccount = async (
  db: Database,
  member: number,
): Promise<{ balance: number; lots: { payment: string | null; left: number }[] }> => {
  const { rows } = await sql<{ balance: number; lots: { payment: string | null; left: number }[] | null }>`
    select a.balance, (select json_agg(json_build_object('payment', l.payment_id, 'left', l.left_credits) order by l.posting)
      from credit_lots l where l.user_id = a.user_id) as lots
    from credit_accounts a where a.user_id = ${member}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`The member ${member} has no account.`);
  return { balance: row.balance, lots: row.lots ?? [] };
};

/** Counts what must never be, over all accounts: each figure is 0 when the books balance. */
export const countImbalances = async (db: Database): Promise<Record<string, number>> => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from credit_accounts where balance < 0) as "wallets below zero",
    (select count(*)::int from credit_accounts a where balance <>
      (select coalesce(sum(delta), 0) from credit_ledger l where l.user_id = a.user_id)) as "balances that are not the fold of their ledger",
    (select count(*)::int from credit_accounts a where balance <>
      (select coalesce(sum(left_credits), 0) from credit_lots l where l.user_id = a.user_id)) as "balances that are not the sum of their lots",
    (select count(*)::int from credit_lots l where left_credits <> credits -
      (select coalesce(sum(u.credits), 0) from credit_lot_uses u where u.lot = l.posting)) as "lots that are not the fold of their uses",
    (select count(*)::int from (select ref from credit_ledger where reason = 'purchase' group by ref having count(*) > 1) d) as "orders credited twice",
    (select abs(coalesce(sum(minor), 0))::int from (select amount_minor as minor from money_ledger
      union all select -amount_minor from money_ledger) e) as "debits minus credits, in cents",
    (select abs(coalesce(sum(credits), 0))::int from (select credits from credit_transfers where debit is not null
      union all select -credits from credit_transfers where credit is not null) e) as "debits minus credits, in credits",
    (select count(*)::int from payments p where p.status = 'completed' and
      (select count(*) from money_ledger m join payment_attempts a on m.ref = a.attempt_id
        where a.payment_id = p.payment_id and m.code = 'payment') <> 1) as "completed orders without their money"`.execute(
    db,
  );
  return rows[0] ?? {};
};
