import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { type CardRow, cardColumns, cardJoins, visibleTo } from '../members/member-card.repository.ts';

export type LikesType = 'received' | 'given' | 'matches';

export type LikeRow = CardRow & { like_new: boolean; like_created_at: Date };

const pageSize = 200;

/** For each tab: where the other member stands (`o.id`), when it happened, and whether it is news to the viewer. */
const sources: Record<LikesType, (viewer: number) => RawBuilder<unknown>> = {
  received: (viewer) => sql`select l.from_id as id, l.created_at, l.seen_at is null as is_new
    from likes l where l.to_id = ${viewer}`,
  given: (viewer) => sql`select l.to_id as id, l.created_at, false as is_new from likes l where l.from_id = ${viewer}`,
  matches: (viewer) => sql`select case when m.user_lo = ${viewer} then m.user_hi else m.user_lo end as id, m.created_at,
      exists (select 1 from likes l where l.to_id = ${viewer} and l.seen_at is null
        and l.from_id = case when m.user_lo = ${viewer} then m.user_hi else m.user_lo end) as is_new
    from matches m where ${viewer} in (m.user_lo, m.user_hi)`,
};

/** People of one tab, news first, then the latest. Invisible members stay seen by whom they like (decisions M-15). */
export const listLikes = async (
  db: Database,
  siteId: number,
  viewer: number,
  type: LikesType,
  before: Date | undefined,
): Promise<LikeRow[]> => {
  const result = await sql<LikeRow>`
    select ${cardColumns(viewer)}, o.is_new as like_new, o.created_at as like_created_at
    from (${sources[type](viewer)}) o
    join users u on u.id = o.id join profiles p on p.user_id = u.id ${cardJoins}
    where ${visibleTo(viewer, siteId)} and not u.is_fictional
      and (not u.invisible or exists (select 1 from likes l where l.from_id = u.id and l.to_id = ${viewer}))
      ${before === undefined ? sql`` : sql`and o.created_at < ${before}`}
    order by o.is_new desc, o.created_at desc, u.id
    limit ${pageSize}`.execute(db);
  return result.rows;
};

/** Likes not yet opened, from people one may meet: the number on the badge, the same in user.php and likes.php. */
export const newLikesOf = (userId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select count(*)::int from likes l
  join users x on x.id = l.from_id and x.status = 'active' and not x.is_fictional
  join profiles y on y.user_id = x.id and y.status = 'active'
  where l.to_id = ${userId} and l.seen_at is null)`;

export const countNewLikes = async (db: Database, userId: number): Promise<number> => {
  const result = await sql<{ count: number }>`select ${newLikesOf(sql`${userId}`)} as count`.execute(db);
  return result.rows[0]?.count ?? 0;
};
