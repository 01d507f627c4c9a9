import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/**
 * The condition that a like is shown to the liked member: the liker is confirmed, visible and real (decisions F-1). For a
 * query whose user `liker` and profile `liker_profile` are those of the liker.
 */
export const isLikerShown = sql<boolean>`
  liker.status = 'active' and liker_profile.status = 'active' and not liker.is_fictional`;

/** Counts the likes that a member has not opened, from likers who are shown; as a part of a larger query. */
export const newLikesOf = (userId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select count(*)::int from likes l
  join users liker on liker.id = l.from_id
  join profiles liker_profile on liker_profile.user_id = liker.id
  where l.to_id = ${userId} and l.seen_at is null and ${isLikerShown})`;

/** Counts the likes that a member has not opened: `new_likes` in user.php, `total_new` in likes.php. */
export const countNewLikes = async (db: Database, userId: number): Promise<number> => {
  const result = await sql<{ count: number }>`select ${newLikesOf(sql`${userId}`)} as count`.execute(db);
  return result.rows[0]?.count ?? 0;
};
