import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { takeSlot } from '../limits/limit-slots.ts';
import type { Member } from '../session/member.ts';
import { giveLike } from './give-like.ts';
import { lockPair } from './likes.repository.ts';

/** Against abuse; the four of the swipe game are counted apart (decisions M-9). */
const LIKES_A_DAY = 60;

/**
 * A like from a page. Somebody who is liked already costs nothing.
 * @throws {DomainError} `like_limit` after sixty in a day, and all of `requireLikeable`
 */
export const likeMember = async (context: Context, member: Member, publicId: number) => ({
  match: await giveLike(context, member, publicId, async (transaction, { from, to }) => {
    if (await isLiked(transaction, from.id, to)) return;
    const day = { key: `like:${from.id}`, most: LIKES_A_DAY, windowSeconds: 86_400 };
    if (!(await takeSlot(transaction, day))) throw new DomainError('like_limit');
    await transaction.insertInto('likes').values({ from_id: from.id, to_id: to, source: 'profile' }).execute();
  }),
});

const isLiked = async (db: Database, from: number, to: number): Promise<boolean> =>
  (await db
    .selectFrom('likes')
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .select('from_id')
    .executeTakeFirst()) !== undefined;

/**
 * Takes a like back; one that is not there is gone already (decisions M-7).
 * @throws {DomainError} `like_matched`, which a block alone ends; `like_too_old` after 24 hours
 */
export const unlikeMember = ({ db, site }: Context, member: Member, publicId: number): Promise<{ ok: true }> =>
  db.transaction().execute(async (transaction) => {
    const other = await transaction
      .selectFrom('users')
      .where('public_id', '=', publicId)
      .where('site_id', '=', site.id)
      .select('id')
      .executeTakeFirst();
    if (!other || other.id === member.id) return { ok: true };
    // The other may be liking back at this moment: then it is a match, or the like was gone before.
    await lockPair(transaction, member.id, other.id);
    const { rows } = await sql<{ matched: boolean; old: boolean }>`
      select l.created_at < now() - interval '24 hours' as old,
        exists (select 1 from matches m where m.user_lo = least(l.from_id, l.to_id)
                and m.user_hi = greatest(l.from_id, l.to_id)) as matched
      from likes l where l.from_id = ${member.id} and l.to_id = ${other.id}`.execute(transaction);
    const [like] = rows;
    if (like?.matched) throw new DomainError('like_matched');
    if (like?.old) throw new DomainError('like_too_old');
    await transaction.deleteFrom('likes').where('from_id', '=', member.id).where('to_id', '=', other.id).execute();
    return { ok: true };
  });
