import type { Database } from '../../db/database.ts';
import { requireOtherMember } from '../account/account.policy.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { giveLike } from '../likes/give-like.ts';
import { findPassable, findUsedDay, swipeLike, swipePass, undoLastPass } from './swipe-day.repository.ts';
import { dayUsedUp, type SwipeDay, swipeDay } from './swipe.policy.ts';

interface Swiped {
  profile: number;
  action: 'like' | 'pass';
}

/**
 * Plays one card of the game. Liking or passing a member again costs nothing.
 * @throws {DomainError} `swipe_limit` and `swipe_pass_limit` with `resets_at`; `own_profile`, `not_available`; for likes
 *   also all of `giveLike`
 */
export const swipe = async (context: Context, member: Member, { profile, action }: Swiped) => {
  const { db } = context;
  if (action === 'like') return { match: await likeCard(context, member, profile), ...(await loadDay(db, member)) };
  requireOtherMember(member, profile);
  // A member whose profile was hidden after the card was shown can still be passed.
  const target = await findPassable(db, member.siteId, profile);
  if (target === undefined) throw new DomainError('not_available');
  if (!(await swipePass(db, member.id, target))) throw dayUsedUp('pass', await loadDay(db, member));
  return { match: null, ...(await loadDay(db, member)) };
};

const loadDay = async (db: Database, member: Member): Promise<SwipeDay> => swipeDay(await findUsedDay(db, member.id));

/** Likes in the game. The day is read after the transaction of the like was rolled back. */
const likeCard = async (context: Context, member: Member, profile: number) => {
  try {
    return await giveLike(context, member, profile, async (transaction, { from, to }) => {
      if (!(await swipeLike(transaction, from.id, to))) throw new DomainError('swipe_limit');
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'swipe_limit') throw error;
    throw dayUsedUp('like', await loadDay(context.db, member));
  }
};

/** Undoes the last pass, so that its card returns. Its slot of the day stays used (decisions M-8). */
export const undoPass = async ({ db }: Context, member: Member, profile: number): Promise<{ ok: true }> => {
  await undoLastPass(db, member.id, profile);
  return { ok: true };
};
