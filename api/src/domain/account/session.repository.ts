import { sought } from '@pairwise/contracts/shapes/member';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { endRepeats } from '../links/links.repository.ts';
import { hashToken, newToken } from '../secret-token.ts';
import { isUsable } from './account.policy.ts';
import type { LockedAccount } from './account.repository.ts';
import type { Member } from './member.ts';
import { SESSION_SECONDS } from './session.policy.ts';

const expiry = (seconds = SESSION_SECONDS) => new Date(Date.now() + seconds * 1000);

/** The browser that begins a session. */
export interface Device {
  userAgent: string | undefined;
  /** The session the browser came with. It ends, so that an attacker cannot plant one. */
  previousToken?: string | undefined;
  /** The hash of the session that this one came from, at another origin. It ends with that one. */
  parentHash?: Buffer;
  /** How long the session lasts; as long as any other by default. */
  seconds?: number;
}

/**
 * Creates a session and returns its token. The caller has locked the account and compared it with what was verified: a
 * password reset, a suspension or a deletion that committed before has refused the session, and a later one ends it.
 */
export const createSession = async (
  transaction: Database,
  account: LockedAccount,
  { userAgent, previousToken, parentHash, seconds }: Device,
): Promise<string> => {
  if (!isUsable(account.status)) throw new Error(`an account that is ${account.status} has no sessions`);
  if (previousToken !== undefined) await deleteSession(transaction, previousToken);
  const token = newToken();
  await transaction
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: account.id,
      expires_at: expiry(seconds),
      user_agent: userAgent?.slice(0, 200) ?? null,
      parent_hash: parentHash ?? null,
    })
    .execute();
  return token;
};

export const deleteSessionByHash = async (db: Database, hash: Buffer): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', hash).execute();
};

const deleteSession = (db: Database, token: string): Promise<void> => deleteSessionByHash(db, hashToken(token));

/** The account of a session; undefined when the session has ended. */
export const findSessionOwner = async (db: Database, token: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id;
};

/**
 * Ends a session of an account that the transaction has locked, at all origins: the one that it came from, and those that
 * came from it. The link that opened it does not open another.
 */
export const endSession = async (transaction: Database, userId: number, token: string): Promise<void> => {
  await sql`delete from sessions where token_hash =
    (select coalesce(parent_hash, token_hash) from sessions where token_hash = ${hashToken(token)})`.execute(
    transaction,
  );
  await endRepeats(transaction, userId);
};

interface FoundSession {
  member: Member;
  lastUsedAt: Date;
}

/** Finds the member of a session token. A suspended, banned or deleted account has none, whatever the table holds. */
export const findSession = async (db: Database, siteId: number, token: string): Promise<FoundSession | null> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('users.site_id', '=', siteId)
    .select([
      'users.id',
      'users.public_id',
      'users.site_id',
      'users.status',
      'users.paid',
      'users.invisible',
      'users.country',
      'profiles.seek_gender',
      'profiles.lat',
      'profiles.lon',
      'sessions.last_used_at',
    ])
    .executeTakeFirst();
  if (!row || !isUsable(row.status)) return null;
  return {
    lastUsedAt: row.last_used_at,
    member: {
      id: row.id,
      publicId: row.public_id,
      siteId: row.site_id,
      status: row.status,
      paid: row.paid,
      invisible: row.invisible,
      country: row.country,
      seeks: sought.find((known) => known === row.seek_gender) ?? null,
      lat: row.lat === null ? null : Number(row.lat),
      lon: row.lon === null ? null : Number(row.lon),
    },
  };
};

/** Prolongs a session and records that its member is active, which search order and the online mark depend on. */
export const touchSession = async (db: Database, token: string, userId: number): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_used_at: sql`now()`, expires_at: expiry() })
    .where('token_hash', '=', hashToken(token))
    .execute();
  await db
    .updateTable('profiles')
    .set({ last_active_at: sql`now()`, active_bucket: sql`floor(extract(epoch from now()) / 3600)` })
    .where('user_id', '=', userId)
    .execute();
};

/**
 * Ends all sessions of an account that the transaction has locked, except the one of `exceptToken`. The links that opened
 * them do not open others.
 */
export const endSessionsOf = async (transaction: Database, userId: number, exceptToken?: string): Promise<void> => {
  let query = transaction.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptToken !== undefined) query = query.where('token_hash', '!=', hashToken(exceptToken));
  await query.execute();
  await endRepeats(transaction, userId);
};

interface SessionRow {
  token_hash: Buffer;
  created_at: Date;
  last_used_at: Date;
  user_agent: string | null;
}

/** The open sessions of a member, the latest used first; one for a browser, whichever origins it has been to. */
export const listSessionRows = (db: Database, userId: number): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('parent_hash', 'is', null)
    .orderBy('last_used_at', 'desc')
    .selectAll()
    .execute();

/** Ends the session of a member, whose account is locked, by the first hexadecimal digits of its hash. */
export const endSessionByHash = async (
  transaction: Database,
  userId: number,
  digits: string,
  length: number,
): Promise<void> => {
  await sql`delete from sessions where user_id = ${userId}
    and left(encode(token_hash, 'hex'), ${length}::int) = ${digits}`.execute(transaction);
  await endRepeats(transaction, userId);
};
