import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { hashToken } from '../secret-token.ts';

/** Where a session goes. */
export interface Crossing {
  /** SHA-256 of a value that only the browser has, in base64url. */
  challenge: string;
  /** The origin that may use the code. */
  origin: string;
  /** The page to open there. */
  path: string;
}

/** How long a browser has to follow two redirects. */
export const CROSSING_SECONDS = 60;

/** Deletes the codes of a session that were not used in time. Those of an ended session are deleted with it. */
const deleteExpired = (db: Database, sessionHash: Buffer) =>
  db
    .deleteFrom('crossings')
    .where('session_hash', '=', sessionHash)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();

/** Stores a code for a session. Returns false when the session has ended, or came by a code itself. */
export const insertCrossing = async (
  transaction: Database,
  sessionHash: Buffer,
  code: string,
  { challenge, origin, path }: Crossing,
): Promise<boolean> => {
  await deleteExpired(transaction, sessionHash);
  const { numAffectedRows } = await sql`
    insert into crossings (code_hash, session_hash, challenge, origin, path, expires_at)
    select ${hashToken(code)}, token_hash, ${Buffer.from(challenge, 'base64url')}, ${origin}, ${path},
      now() + make_interval(secs => ${CROSSING_SECONDS})
    from sessions where token_hash = ${sessionHash} and parent_hash is null and expires_at > now()
    for key share`.execute(transaction);
  return numAffectedRows === 1n;
};

/** Finds the account whose session a code carries; undefined for an unknown code. */
export const findCrossingOwner = async (db: Database, code: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('crossings')
    .innerJoin('sessions', 'sessions.token_hash', 'crossings.session_hash')
    .where('crossings.code_hash', '=', hashToken(code))
    .select('sessions.user_id')
    .executeTakeFirst();
  return row?.user_id;
};

/** Whether a code can still be used. */
export const hasCrossing = async (db: Database, code: string): Promise<boolean> => {
  const row = await db
    .selectFrom('crossings')
    .where('code_hash', '=', hashToken(code))
    .where('expires_at', '>', sql<Date>`now()`)
    .select('origin')
    .executeTakeFirst();
  return row !== undefined;
};

interface TakenCrossing {
  sessionHash: Buffer;
  challenge: Buffer;
  origin: string;
  path: string;
}

/**
 * Uses up a code, whose account is locked, and returns what it is for; undefined when it is used up, expired or without
 * its session. The session is locked first, as its end locks it first.
 */
export const takeCrossing = async (transaction: Database, code: string): Promise<TakenCrossing | undefined> => {
  const session = await sql`select 1 from sessions
    where token_hash = (select session_hash from crossings where code_hash = ${hashToken(code)})
    for key share`.execute(transaction);
  if (session.rows.length === 0) return undefined;
  const row = await transaction
    .deleteFrom('crossings')
    .where('code_hash', '=', hashToken(code))
    .returning(['session_hash', 'challenge', 'origin', 'path', sql<boolean>`expires_at > now()`.as('isValid')])
    .executeTakeFirst();
  if (!row?.isValid) return undefined;
  return { sessionHash: row.session_hash, challenge: row.challenge, origin: row.origin, path: row.path };
};
