import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** Returns those of these sessions that have not ended. */
export const listOpenSessions = async (db: Database, tokenHashes: readonly Buffer[]): Promise<Buffer[]> => {
  const { rows } = await sql<{ token_hash: Buffer }>`
    select s.token_hash from sessions s join users u on u.id = s.user_id
    where s.token_hash = any(${[...tokenHashes]}::bytea[]) and s.expires_at > now()
      and u.status in ('active', 'not_confirmed')`.execute(db);
  return rows.map(({ token_hash }) => token_hash);
};

/**
 * Records that visible pages of these sessions have the stream open, for so many seconds, and that their members are
 * active.
 */
export const markFocused = async (db: Database, tokenHashes: readonly Buffer[], seconds: number): Promise<void> => {
  await sql`with focused as (
      update sessions set focused_until = now() + make_interval(secs => ${seconds}::int), last_used_at = now()
      where token_hash = any(${[...tokenHashes]}::bytea[]) returning user_id)
    update profiles set last_active_at = now(), active_bucket = floor(extract(epoch from now()) / 3600)
    where user_id in (select user_id from focused)`.execute(db);
};

/** Records that no visible page of a session has the stream open. */
export const endFocus = async (db: Database, tokenHash: Buffer): Promise<void> => {
  await sql`update sessions set focused_until = null
    where token_hash = ${tokenHash} and focused_until is not null`.execute(db);
};

/** Whether a visible page of a member has the stream open, in any browser. */
export const isFocused = async (db: Database, userId: number): Promise<boolean> => {
  const { rows } = await sql<{ focused: boolean }>`
    select exists (select 1 from sessions where user_id = ${userId} and focused_until > now()) as focused`.execute(db);
  return rows[0]?.focused ?? false;
};
