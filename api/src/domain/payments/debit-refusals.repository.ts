import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** Why a direct debit is refused. */
export type Refusal = 'blocked' | 'limit';

/**
 * Returns why a member may not pay an amount from an account; null when the member may. It locks both until the
 * transaction ends.
 */
export const findRefusal = async (
  transaction: Database,
  { userId, ibanHash, amountMinor }: { userId: number; ibanHash: Buffer; amountMinor: number },
): Promise<Refusal | null> => {
  const { rows } = await sql<{ refusal: Refusal | null }>`
    select sdd_refusal(${userId}, ${ibanHash}, ${amountMinor}) as refusal`.execute(transaction);
  return rows[0]?.refusal ?? null;
};

/**
 * Returns why a member cannot pay an amount by direct debit at the moment; null when the member can. It locks nothing, so the
 * order is checked again.
 * @param ibanHash the account; without it, what refuses every account of the member
 */
export const findRefusalNow = async (
  db: Database,
  { userId, ibanHash = null, amountMinor }: { userId: number; ibanHash?: Buffer | null; amountMinor: number },
): Promise<Refusal | null> => {
  const { rows } = await sql<{ refusal: Refusal | null }>`
    select sdd_refusal_now(${userId}, ${ibanHash}::bytea, ${amountMinor}) as refusal`.execute(db);
  return rows[0]?.refusal ?? null;
};
