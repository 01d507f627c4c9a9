import type { LedgerEntry } from '@pairwise/contracts/endpoints/transactions';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

export interface LedgerRow extends Omit<LedgerEntry, 'created_at'> {
  created_at: Date;
}

/** Lists the changes of a member's credits below a number, newest first. */
export const listLedger = async (
  db: Database,
  userId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<LedgerRow[]> => {
  const { rows } = await sql<LedgerRow>`
    select seq, reason, delta, balance_after, created_at,
      posting_payment(ref) as payment_id, paid
    from credit_ledger c
    left join lateral (
      select jsonb_build_object('amount_minor', round(abs(sum(p.amount_minor::numeric * moved.credits / p.credits)))::int,
        'currency', min(p.currency)) as paid
      from (select u.lot, u.credits from credit_lot_uses u where u.posting = c.id
        union all select l.posting, l.credits from credit_lots l where l.posting = c.id) moved
      join credit_lots l on l.posting = moved.lot join payments p on p.payment_id = l.payment_id
      having count(distinct p.currency) = 1) costs on true
    where user_id = ${userId} and seq < ${before ?? Number.MAX_SAFE_INTEGER}
    order by seq desc limit ${limit}`.execute(db);
  return rows;
};
