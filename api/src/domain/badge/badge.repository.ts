import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** Counts the likes that a member has not opened, from members they may meet; as a part of a larger query. */
export const newLikesOf = (userId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select count(*)::int from likes l
  join users x on x.id = l.from_id and x.status = 'active' and not x.is_fictional
  join profiles y on y.user_id = x.id and y.status = 'active'
  where l.to_id = ${userId} and l.seen_at is null)`;

/** Counts the likes that a member has not opened: the number on the badge, the same in user.php and likes.php. */
export const countNewLikes = async (db: Database, userId: number): Promise<number> => {
  const result = await sql<{ count: number }>`select ${newLikesOf(sql`${userId}`)} as count`.execute(db);
  return result.rows[0]?.count ?? 0;
};
