import { swipeLikesPerDay, swipePassesPerDay } from '@pairwise/contracts/endpoints/swipe';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

export interface SwipeDay {
  likes_left: number;
  passes_left: number;
  /** ISO 8601; the end of the day where the member's account is (decisions M-8). */
  resets_at: string;
}

/** What is left of a member's day in the game. The day is the one user.php counts by. */
export const findSwipeDay = async (db: Database, userId: number): Promise<SwipeDay> => {
  const { rows } = await sql<{ likes: number; passes: number; resets_at: Date }>`
    select local_day_end(c.timezone) as resets_at,
      (select count(*)::int from swipe_like_slots s where s.user_id = u.id and s.day = local_day(c.timezone)) as likes,
      (select count(*)::int from swipe_passes s where s.user_id = u.id and s.day = local_day(c.timezone)) as passes
    from users u join countries c on c.code = u.country where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`user ${userId} plays and has no row`);
  return {
    likes_left: Math.max(0, swipeLikesPerDay - row.likes),
    passes_left: Math.max(0, swipePassesPerDay - row.passes),
    resets_at: row.resets_at.toISOString(),
  };
};

/** Calls one of the two functions that hold the limit of a day: `swipe_like`, `swipe_pass`. False is no place left. */
const takePlace = async (
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
  takePlace(db, 'swipe_like', userId, targetId);

export const swipePass = (db: Database, userId: number, targetId: number): Promise<boolean> =>
  takePlace(db, 'swipe_pass', userId, targetId);

/** Only the last pass of today that still counts; any other stays. */
export const undoLastPass = async (db: Database, userId: number, publicId: number): Promise<void> => {
  await sql`
    update swipe_passes s set undone_at = now() from users t
    where t.id = s.target_id and t.public_id = ${publicId} and (s.user_id, s.day, s.n) = (
      select l.user_id, l.day, l.n from swipe_passes l
      join users u on u.id = l.user_id join countries c on c.code = u.country
      where l.user_id = ${userId} and l.day = local_day(c.timezone) and l.undone_at is null
      order by l.passed_at desc, l.n desc limit 1)`.execute(db);
};
