import { createHash } from 'node:crypto';

import type { PushSubscriptionData } from '@pairwise/contracts/endpoints/push';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { BROWSERS_PER_MEMBER } from './push.policy.ts';

const hashEndpoint = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

/**
 * Inserts or renews the subscription of a browser, and deletes those it replaces: another member's with this endpoint,
 * the session's with another endpoint, and the member's oldest above the limit. Locks serialise calls for one endpoint
 * and for one member.
 */
export const saveSubscriptionRow = async (
  transaction: Database,
  userId: number,
  sessionHash: Buffer,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionData,
): Promise<void> => {
  const hash = hashEndpoint(endpoint);
  await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(transaction);
  await transaction.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
  await sql`delete from push_subscriptions
    where endpoint_hash = ${hash} and user_id <> ${userId} or session_hash = ${sessionHash} and endpoint_hash <> ${hash}`.execute(
    transaction,
  );
  const keys = { session_hash: sessionHash, p256dh, auth, last_seen_at: sql<Date>`now()` };
  await transaction
    .insertInto('push_subscriptions')
    .values({ endpoint_hash: hash, user_id: userId, endpoint, ...keys })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(keys))
    .execute();
  await sql`delete from push_subscriptions where endpoint_hash in (
    select endpoint_hash from push_subscriptions where user_id = ${userId} and endpoint_hash <> ${hash}
    order by last_seen_at desc, endpoint_hash offset ${BROWSERS_PER_MEMBER - 1})`.execute(transaction);
};

/** Deletes a member's subscription. Does nothing to the subscription of another member. */
export const deleteSubscriptionOf = async (db: Database, userId: number, endpoint: string): Promise<void> => {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', hashEndpoint(endpoint))
    .where('user_id', '=', userId)
    .execute();
};

/** Deletes the subscription of a browser that is gone. */
export const deleteGoneSubscription = async (db: Database, endpointHash: Buffer): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('endpoint_hash', '=', endpointHash).execute();
};
