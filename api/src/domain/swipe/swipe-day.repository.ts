import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { UsedDay } from './swipe.policy.ts';

/** Counts what a member has used of their day in the game. The same day is used by user.php. */
export const findUsedDay = async (db: Database, userId: number): Promise<UsedDay> => {
  const { rows } = await sql<UsedDay>`
    select local_day_end(c.timezone) as resets_at,
      (select count(*)::int from swipe_like_slots s where s.user_id = u.id and s.day = local_day(c.timezone)) as likes,
      u.status = 'not_confirmed' as "onlyOne",
      exists (select 1 from unconfirmed_likes s where s.user_id = u.id) as "usedOnly",
      (select count(*)::int from swipe_passes s where s.user_id = u.id and s.day = local_day(c.timezone)) as passes
    from users u join countries c on c.code = u.country where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`user ${userId} has no row`);
  return row;
};

/** Finds the id of a member whose card can be passed: any account of the site that is not deleted. */
export const findPassable = async (db: Database, siteId: number, publicId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from users where public_id = ${publicId} and site_id = ${siteId} and status <> 'deleted'`.execute(db);
  return rows[0]?.id;
};

/** Uses a slot of the day through the database function `swipe_like` or `swipe_pass`. Returns false when no slot is left. */
const takeSwipeSlot = async (
  db: Database,
  action: 'swipe_like' | 'swipe_pass',
  userId: number,
  targetId: number,
): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select ${sql.raw(action)}(u.id, ${targetId}::bigint, local_day(c.timezone)) as taken
    from users u join countries c on c.code = u.country where u.id = ${userId}`.execute(db);
  return rows[0]?.taken ?? false;
};

export const swipeLike = (db: Database, userId: number, targetId: number): Promise<boolean> =>
  takeSwipeSlot(db, 'swipe_like', userId, targetId);

export const swipePass = (db: Database, userId: number, targetId: number): Promise<boolean> =>
  takeSwipeSlot(db, 'swipe_pass', userId, targetId);

/** Undoes a pass if it is the last one of today that is not undone yet. Any other pass stays. */
export const undoLastPass = async (db: Database, userId: number, publicId: number): Promise<void> => {
  await sql`
    update swipe_passes s set undone_at = now() from users t
    where t.id = s.target_id and t.public_id = ${publicId} and (s.user_id, s.day, s.n) = (
      select l.user_id, l.day, l.n from swipe_passes l
      join users u on u.id = l.user_id join countries c on c.code = u.country
      where l.user_id = ${userId} and l.day = local_day(c.timezone) and l.undone_at is null
      order by l.passed_at desc, l.n desc limit 1)`.execute(db);
};
