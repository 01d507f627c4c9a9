import { sql } from 'kysely';

import type { Database } from '../db/database.ts';
import { LEASE_SECONDS, RETENTION_HOURS } from './idempotency.policy.ts';

export interface IdempotencyKey {
  /** The member's public id, `visitor`, or `session` for writes that begin or end a session. */
  scope: string;
  key: string;
  /** A hash of what the request contains. */
  requestHash: Buffer;
}

/** The right to complete a key. No other lease of the key has the same fence. */
export interface Lease {
  key: IdempotencyKey;
  fence: number;
}

/**
 * Leases a new key, or one whose last lease ended without a response. In a transaction it waits while another transaction
 * leases the same key.
 * @returns undefined when the key has a response, another lease, or belongs to a request with other content
 */
export const leaseKey = async (db: Database, key: IdempotencyKey): Promise<Lease | undefined> => {
  const { rows } = await sql<{ fence: number }>`
    insert into idempotency_keys as k (scope, key, request_hash, leased_until, expires_at)
    values (${key.scope}, ${key.key}, ${key.requestHash},
      clock_timestamp() + make_interval(secs => ${sql.lit(LEASE_SECONDS)}),
      clock_timestamp() + make_interval(hours => ${sql.lit(RETENTION_HOURS)}))
    on conflict (scope, key) do update
      set fence = nextval('idempotency_fence'), leased_until = excluded.leased_until, expires_at = excluded.expires_at
      where k.response is null and k.leased_until < clock_timestamp() and k.request_hash = excluded.request_hash
    returning fence`.execute(db);
  return rows[0] && { key, fence: rows[0].fence };
};

/** Stores the response of a key. @returns false when the lease was lost to another request */
export const completeKey = async (transaction: Database, { key, fence }: Lease, response: Buffer): Promise<boolean> => {
  const completed = await transaction
    .updateTable('idempotency_keys')
    .set({ response })
    .where('scope', '=', key.scope)
    .where('key', '=', key.key)
    .where('fence', '=', fence)
    .where('response', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return completed !== undefined;
};

/** Frees the key of a request that failed, unless another request has leased it since. */
export const releaseKey = async (db: Database, { key, fence }: Lease): Promise<void> => {
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', key.scope)
    .where('key', '=', key.key)
    .where('fence', '=', fence)
    .where('response', 'is', null)
    .execute();
};

/** Deletes a key with its response. */
export const deleteKey = async (db: Database, { scope, key }: IdempotencyKey, response: Buffer): Promise<void> => {
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('response', '=', response)
    .execute();
};

interface StoredKey {
  request_hash: Buffer;
  /** Null until the first request has committed. */
  response: Buffer | null;
}

export const findKey = (db: Database, { scope, key }: IdempotencyKey): Promise<StoredKey | undefined> =>
  db
    .selectFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .select(['request_hash', 'response'])
    .executeTakeFirst();
