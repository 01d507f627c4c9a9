import { sought } from '@pairwise/contracts/shapes/member';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { Member } from './member.ts';
import { hashToken, newToken, sessionSeconds } from './session-token.ts';

const expiry = () => new Date(Date.now() + sessionSeconds * 1000);

export const createSession = async (db: Database, userId: number, userAgent: string | undefined): Promise<string> => {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      expires_at: expiry(),
      user_agent: userAgent?.slice(0, 200) ?? null,
    })
    .execute();
  return token;
};

export const endSession = async (db: Database, token: string): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
};

interface FoundSession {
  member: Member;
  lastUsedAt: Date;
}

/** The member behind a token. Who is suspended, banned or leaving has no session, whatever the table holds. */
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
  if (!row || (row.status !== 'active' && row.status !== 'not_confirmed')) return null;
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

/** Moves the end of a session, and notes that its member is here: the order of search and "online" follow from it. */
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

/** Ends the sessions of an account, all but the one of a token. */
export const endSessionsOf = async (db: Database, userId: number, exceptToken?: string): Promise<void> => {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptToken !== undefined) query = query.where('token_hash', '!=', hashToken(exceptToken));
  await query.execute();
};
