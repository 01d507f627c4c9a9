import type { LikesTab } from '@pairwise/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { type CardRow, cardColumns, cardJoins, visibleTo } from '../members/member-card.repository.ts';

export interface LikeRow extends CardRow {
  like_new: boolean;
  like_created_at: Date;
  /** The same time in microseconds, by which the list is sorted. */
  like_micros: number;
}

/** Where a page of a list begins: after one row of the list, or with rows older than a time. */
export type LikesStart = { after: { isNew: boolean; micros: number; publicId: number } } | { before: Date } | undefined;

/** For each tab: the id of the other member, when it happened, and whether the viewer has not seen it yet. */
const sources: Record<LikesTab, (viewer: number) => RawBuilder<unknown>> = {
  received: (viewer) => sql`select l.from_id as id, l.created_at, l.seen_at is null as is_new
    from likes l where l.to_id = ${viewer}`,
  given: (viewer) => sql`select l.to_id as id, l.created_at, false as is_new from likes l where l.from_id = ${viewer}`,
  matches: (viewer) => sql`select case when m.user_lo = ${viewer} then m.user_hi else m.user_lo end as id, m.created_at,
      exists (select 1 from likes l where l.to_id = ${viewer} and l.seen_at is null
        and l.from_id = case when m.user_lo = ${viewer} then m.user_hi else m.user_lo end) as is_new
    from matches m where ${viewer} in (m.user_lo, m.user_hi)`,
};

const micros = sql<number>`(extract(epoch from o.created_at) * 1000000)::bigint`;

const startingAt = (start: LikesStart): RawBuilder<unknown> => {
  if (start === undefined) return sql``;
  if ('before' in start) return sql`and o.created_at < ${start.before}`;
  const { isNew, micros: at, publicId } = start.after;
  return sql`and (o.is_new, ${micros}, u.public_id) < (${isNew}::boolean, ${at}::bigint, ${publicId}::bigint)`;
};

/**
 * The condition that a viewer may meet a real member, as `mayMeet` has it. An invisible member is shown to members whom
 * they like or chat with (decisions M-15). PostgreSQL may read all chats for an `exists`; for a value it reads one by its
 * index.
 */
const metBy = (viewer: number, siteId: number): RawBuilder<boolean> => sql<boolean>`
  ${visibleTo(viewer, siteId)} and not u.is_fictional
  and (not u.invisible or exists (select 1 from likes l where l.from_id = u.id and l.to_id = ${viewer})
    or (select c.id from conversations c
        where c.user_lo = least(u.id, ${viewer}) and c.user_hi = greatest(u.id, ${viewer})) is not null)`;

interface LikesPage {
  siteId: number;
  viewer: number;
  type: LikesTab;
  start: LikesStart;
  limit: number;
}

/** Lists the members of one tab, unseen ones first, then the latest. */
export const listLikes = async (
  db: Database,
  { siteId, viewer, type, start, limit }: LikesPage,
): Promise<LikeRow[]> => {
  const result = await sql<LikeRow>`
    select ${cardColumns(viewer)}, o.is_new as like_new, o.created_at as like_created_at, ${micros} as like_micros
    from (${sources[type](viewer)}) o
    join users u on u.id = o.id join profiles p on p.user_id = u.id ${cardJoins}
    where ${metBy(viewer, siteId)} ${startingAt(start)}
    order by o.is_new desc, ${micros} desc, u.public_id desc
    limit ${limit}`.execute(db);
  return result.rows;
};

/** Finds the oldest match whose modal was not shown to the viewer. */
export const findUnshownMatch = async (db: Database, siteId: number, viewer: number): Promise<CardRow | undefined> => {
  const result = await sql<CardRow>`
    select ${cardColumns(viewer)}
    from matches m
    join users u on u.id = case when m.user_lo = ${viewer} then m.user_hi else m.user_lo end
    join profiles p on p.user_id = u.id ${cardJoins}
    where (m.user_lo = ${viewer} and m.lo_shown_at is null or m.user_hi = ${viewer} and m.hi_shown_at is null)
      and ${metBy(viewer, siteId)}
      and not exists (select 1 from users me where me.id = ${viewer} and me.is_fictional)
    order by m.created_at, u.id limit 1`.execute(db);
  return result.rows[0];
};
