import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { isLikerShown } from '../badge/badge.repository.ts';

/** Locks a pair of members until the transaction ends, so that their likes and blocks run one after the other. */
export const lockPair = async (transaction: Database, one: number, other: number): Promise<void> => {
  await sql`select pair_lock(${one}::bigint, ${other}::bigint)`.execute(transaction);
};

/** Finds the id of a member of a site, whatever their status. */
export const findUserId = async (db: Database, siteId: number, publicId: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('users')
    .where('public_id', '=', publicId)
    .where('site_id', '=', siteId)
    .select('id')
    .executeTakeFirst();
  return row?.id;
};

export const insertLike = async (transaction: Database, from: number, to: number): Promise<void> => {
  await transaction.insertInto('likes').values({ from_id: from, to_id: to, source: 'profile' }).execute();
};

export const deleteLike = async (transaction: Database, from: number, to: number): Promise<void> => {
  await transaction.deleteFrom('likes').where('from_id', '=', from).where('to_id', '=', to).execute();
};

export const isLiked = async (db: Database, from: number, to: number): Promise<boolean> => {
  const like = await db
    .selectFrom('likes')
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .select('from_id')
    .executeTakeFirst();
  return like !== undefined;
};

/**
 * Records the one like of a member who has not confirmed their address, and returns the id of the liked member: `to`, or
 * the member who was liked earlier. The primary key is the limit (decisions M-7).
 */
export const takeUnconfirmedLike = async (
  transaction: Database,
  from: number,
  to: number,
): Promise<number | undefined> => {
  const taken = await transaction
    .insertInto('unconfirmed_likes')
    .values({ user_id: from, target_id: to })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('target_id')
    .executeTakeFirst();
  if (taken) return taken.target_id;
  const before = await transaction
    .selectFrom('unconfirmed_likes')
    .where('user_id', '=', from)
    .select('target_id')
    .executeTakeFirst();
  return before?.target_id;
};

export interface GivenLike {
  matched: boolean;
  ageSeconds: number;
}

const isMatched = sql<boolean>`exists (select 1 from matches m where m.user_lo = least(l.from_id, l.to_id)
                and m.user_hi = greatest(l.from_id, l.to_id))`;

/** Finds a like with its age. Call it in a transaction that holds the lock of the pair. */
export const findGivenLike = async (
  transaction: Database,
  from: number,
  to: number,
): Promise<GivenLike | undefined> => {
  const { rows } = await sql<GivenLike>`
    select extract(epoch from now() - l.created_at)::float8 as "ageSeconds", ${isMatched} as matched
    from likes l where l.from_id = ${from} and l.to_id = ${to}`.execute(transaction);
  return rows[0];
};

/** Whether the likes of a member are shown to those they like. */
export const areLikesShown = async (db: Database, userId: number): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    select liker.id from users liker join profiles liker_profile on liker_profile.user_id = liker.id
    where liker.id = ${userId} and ${isLikerShown}`.execute(db);
  return rows.length > 0;
};

/** Finds a like that this transaction wrote, if it is shown to the liked member. */
export const findWrittenLike = async (
  transaction: Database,
  from: number,
  to: number,
): Promise<{ matched: boolean } | undefined> => {
  const { rows } = await sql<{ matched: boolean }>`
    select ${isMatched} as matched
    from likes l join users liker on liker.id = l.from_id join profiles liker_profile on liker_profile.user_id = liker.id
    where l.from_id = ${from} and l.to_id = ${to} and l.created_at = now() and ${isLikerShown}`.execute(transaction);
  return rows[0];
};

interface Seen {
  siteId: number;
  viewer: number;
  /** The public id of the other member. */
  other: number;
}

const userIdOf = ({ siteId, other }: Seen) =>
  sql`(select id from users where public_id = ${other} and site_id = ${siteId})`;

/** Marks a received like as opened. */
export const markLikeSeen = async (db: Database, seen: Seen): Promise<void> => {
  await sql`update likes set seen_at = now()
    where to_id = ${seen.viewer} and from_id = ${userIdOf(seen)} and seen_at is null`.execute(db);
};

/** Marks the modal of a match as shown to the viewer. The side of the other member stays as it is. */
export const markMatchShown = async (db: Database, seen: Seen): Promise<void> => {
  const { viewer } = seen;
  const other = userIdOf(seen);
  await sql`update matches m set
      lo_shown_at = case when m.user_lo = ${viewer} then coalesce(m.lo_shown_at, now()) else m.lo_shown_at end,
      hi_shown_at = case when m.user_hi = ${viewer} then coalesce(m.hi_shown_at, now()) else m.hi_shown_at end
    where m.user_lo = least(${viewer}::bigint, ${other}) and m.user_hi = greatest(${viewer}::bigint, ${other})`.execute(
    db,
  );
};

interface ModalEvent {
  siteId: number;
  userId: number;
  /** The public id of the other member of the match. */
  profile: number;
  element: 'image' | 'button';
}

/** Records the first press of an element of a match modal. Returns false when there is no such member. */
export const insertModalEvent = async (
  db: Database,
  { siteId, userId, profile, element }: ModalEvent,
): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    with other as (select id from users where public_id = ${profile} and site_id = ${siteId}),
      reported as (insert into modal_events (user_id, profile_id, element)
                   select ${userId}, id, ${element} from other on conflict do nothing)
    select id from other`.execute(db);
  return rows.length > 0;
};
