import { inTransaction } from '../../db/in-transaction.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { giveLike } from './give-like.ts';
import { deleteLike, findGivenLike, findUserId, insertLike, isLiked, lockPair } from './write-like.repository.ts';
import { likeLimit, requireLikeLeft, requireUnlikeable } from './likes.policy.ts';

/**
 * Likes a member outside the swipe game. Liking a member again costs nothing.
 * @throws {DomainError} `like_limit` when the likes of the day are used up, and all of `giveLike`
 */
export const likeMember = async (context: Context, member: Member, publicId: number) => ({
  match: await giveLike(context, member, publicId, async (transaction, { from, to }) => {
    if (await isLiked(transaction, from.id, to)) return;
    requireLikeLeft(await takeSlot(transaction, likeLimit(from.id)));
    await insertLike(transaction, from.id, to);
  }),
});

/**
 * Undoes a like; one that does not exist counts as undone (decisions M-7).
 * @throws {DomainError} `like_matched`, `like_too_old`
 */
export const unlikeMember = ({ db, site }: Context, member: Member, publicId: number): Promise<{ ok: true }> =>
  inTransaction(db, async (transaction) => {
    const other = await findUserId(transaction, site.id, publicId);
    if (other === undefined || other === member.id) return { ok: true };
    // The other member may like back concurrently. The lock decides which is first: the match, or the end of the like.
    await lockPair(transaction, member.id, other);
    requireUnlikeable(await findGivenLike(transaction, member.id, other));
    await deleteLike(transaction, member.id, other);
    return { ok: true };
  });
