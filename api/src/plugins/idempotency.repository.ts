import type { Database } from '../db/database.ts';

export interface IdempotencyKey {
  /** The member's public id, or `visitor`. */
  scope: string;
  key: string;
}

/** Claims a key for a request. @returns false when it is claimed already */
export const claimKey = async (db: Database, { scope, key }: IdempotencyKey, requestHash: Buffer): Promise<boolean> => {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
};

export const saveResponse = async (db: Database, { scope, key }: IdempotencyKey, response: string): Promise<void> => {
  await db
    .updateTable('idempotency_keys')
    .set({ status: 200, response })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
};

export const releaseKey = async (db: Database, { scope, key }: IdempotencyKey): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute();
};

interface StoredResponse {
  request_hash: Buffer;
  /** Null while the first request is running. */
  response: string | null;
}

export const findResponse = (db: Database, { scope, key }: IdempotencyKey): Promise<StoredResponse | undefined> =>
  db
    .selectFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .select(['request_hash', 'response'])
    .executeTakeFirst();
