import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** Moves the last use of a session back to so many seconds ago, unless it is older. */
export const markSessionUnused = async (db: Database, tokenHash: Buffer, seconds: number): Promise<void> => {
  await sql`update sessions set last_used_at = least(last_used_at, now() - make_interval(secs => ${seconds}::int))
    where token_hash = ${tokenHash}`.execute(db);
};

/**
 * Moves a member's last activity back to just over so many seconds ago, unless it is older or another session of theirs
 * was used since.
 */
export const endPresence = async (db: Database, userId: number, tokenHash: Buffer, seconds: number): Promise<void> => {
  // One second more, because the last second of the period still counts as online.
  await sql`
    update profiles set last_active_at = t.at, active_bucket = floor(extract(epoch from t.at) / 3600)
    from (select now() - make_interval(secs => ${seconds}::int) - interval '1 second' as at) t
    where user_id = ${userId} and last_active_at > t.at
      and not exists (select 1 from sessions s where s.user_id = ${userId} and s.token_hash <> ${tokenHash}
                      and s.last_used_at > now() - make_interval(secs => ${seconds}::int))`.execute(db);
};
