import { createHash, ECDH } from 'node:crypto';

import { pushSubscription, type PushSubscriptionData } from '@pairwise/contracts/endpoints/push';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { sqlState } from '../../db/sql-state.ts';
import type { PushPort } from '../../providers/push/push-port.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Member } from '../session/member.ts';
import { hashToken } from '../session/session-token.ts';

/** Browsers of one member; the one that was seen longest ago makes room. */
const MOST_BROWSERS = 10;

const hashEndpoint = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

/** A point of P-256 in its long form, and 16 bytes: nothing else can be encrypted for. */
const areKeys = ({ p256dh, auth }: PushSubscriptionData['keys']): boolean => {
  if (Buffer.from(auth, 'base64url').byteLength !== 16) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (point.byteLength !== 65 || point[0] !== 4) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
};

/** @throws {DomainError} `invalid_subscription` for another shape, keys that are none, and hosts that are no push service */
const readSubscription = (value: unknown, push: PushPort): PushSubscriptionData => {
  const parsed = pushSubscription.safeParse(value);
  if (!parsed.success || !push.accepts(parsed.data.endpoint) || !areKeys(parsed.data.keys)) {
    throw new DomainError('invalid_subscription', { field: 'subscription' });
  }
  return parsed.data;
};

/**
 * Keeps where this browser can be reached (PUSH-03, decisions N-6), for as long as the session. Who logs in on a browser
 * of somebody else takes it over: what still waits there for the other is dropped. All that is done to one address, and
 * to the browsers of one member, happens one after the other.
 * @throws {DomainError} `invalid_subscription`; `authentication_required` when the session ended in this moment
 */
export const saveSubscription = async (
  { db }: Context,
  member: Member,
  token: string,
  given: unknown,
  push: PushPort,
): Promise<void> => {
  const { endpoint, keys } = readSubscription(given, push);
  try {
    await db.transaction().execute((transaction) => write(transaction, member.id, hashToken(token), endpoint, keys));
  } catch (error) {
    if (sqlState(error) === '23503') throw new DomainError('authentication_required');
    throw error;
  }
};

const write = async (
  transaction: Database,
  userId: number,
  session: Buffer,
  endpoint: string,
  { p256dh, auth }: PushSubscriptionData['keys'],
): Promise<void> => {
  const hash = hashEndpoint(endpoint);
  await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(transaction);
  await transaction.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
  await sql`delete from push_subscriptions
    where endpoint_hash = ${hash} and user_id <> ${userId} or session_hash = ${session} and endpoint_hash <> ${hash}`.execute(
    transaction,
  );
  const keys = { session_hash: session, p256dh, auth, last_seen_at: sql<Date>`now()` };
  await transaction
    .insertInto('push_subscriptions')
    .values({ endpoint_hash: hash, user_id: userId, endpoint, ...keys })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(keys))
    .execute();
  await sql`delete from push_subscriptions where endpoint_hash in (
    select endpoint_hash from push_subscriptions where user_id = ${userId} and endpoint_hash <> ${hash}
    order by last_seen_at desc, endpoint_hash offset ${MOST_BROWSERS - 1})`.execute(transaction);
};

/** No push to this browser any more; of somebody else's nothing is said and nothing done. */
export const deleteSubscription = async ({ db }: Context, member: Member, endpoint: string): Promise<void> => {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', hashEndpoint(endpoint))
    .where('user_id', '=', member.id)
    .execute();
};
