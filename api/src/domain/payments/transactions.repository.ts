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
      posting_payment(ref) as payment_id
    from credit_ledger where user_id = ${userId} and seq < ${before ?? Number.MAX_SAFE_INTEGER}
    order by seq desc limit ${limit}`.execute(db);
  return rows;
};
