import type { MemberCard } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { sqlState } from '../../db/sql-state.ts';
import { requireOtherMember } from '../account/account.policy.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { emitEvent } from '../events/emit-event.repository.ts';
import { findMember, type MemberRow } from '../members/member.repository.ts';
import { notifyByMail } from '../notifications/notify-by-mail.ts';
import { notifyByPush } from '../push/notify-by-push.ts';
import { areLikesShown, findWrittenLike, lockPair, takeUnconfirmedLike } from './write-like.repository.ts';
import { hasOneLike, requireLikeable, requireOneLike } from './likes.policy.ts';
import { matchView } from './match.view.ts';

interface Pair {
  from: Member;
  /** Id of the liked member, not the public one. */
  to: number;
}

/**
 * Writes the like and throws when the caller's limit is reached. It runs in a transaction that holds the lock of the
 * pair, after the check of the limit for unconfirmed members. The transaction is rolled back when it throws.
 */
type Write = (transaction: Database, pair: Pair) => Promise<void>;

/**
 * Records a like, enforces its limits, and notifies the liked member. Repeating it returns the same result and sends no
 * second notification.
 * @returns the card of the liked member when both like each other now, otherwise null
 * @throws {DomainError} `own_profile`, `blocked`, `not_available`, `email_unconfirmed`, and what `write` throws
 */
export const giveLike = async (
  context: Context,
  member: Member,
  publicId: number,
  write: Write,
): Promise<MemberCard | null> => {
  const { db, site } = context;
  const other = await findLikeable(context, member, publicId);
  const pair = { from: member, to: other.id };
  if (!other.liked) await writeLike(context, publicId, pair, write);
  const after = await findMember(db, site.id, publicId, member.id);
  const match = after?.match ? matchView(after, member) : null;
  if (!other.liked) await notifyLikedByMail(db, pair, match !== null);
  return match;
};

const findLikeable = async ({ db, site }: Context, member: Member, publicId: number): Promise<MemberRow> => {
  requireOtherMember(member, publicId);
  return requireLikeable(member, await findMember(db, site.id, publicId, member.id));
};

const writeLike = async (context: Context, publicId: number, pair: Pair, write: Write): Promise<void> => {
  const { from, to } = pair;
  try {
    await inTransaction(context.db, async (transaction) => {
      await lockPair(transaction, from.id, to);
      if (hasOneLike(from)) requireOneLike(await takeUnconfirmedLike(transaction, from.id, to), to);
      await write(transaction, pair);
      await notifyLiked(context, transaction, pair);
    });
  } catch (error) {
    // One of the two blocked the other after the check. The second check finds out who did.
    if (sqlState(error) === 'DB020') {
      await findLikeable(context, from, publicId);
      throw new DomainError('not_available');
    }
    throw error;
  }
};

const notifyLikedByMail = async (db: Database, { from, to }: Pair, isMatch: boolean): Promise<void> => {
  if (!(await areLikesShown(db, from.id))) return;
  await notifyByMail(db, { userId: to, type: 'like', template: isMatch ? 'match' : 'like' });
};

/** Notifies open pages and devices only of a like that this transaction wrote: an earlier like has done so. */
const notifyLiked = async ({ liveHints }: Context, transaction: Database, { from, to }: Pair): Promise<void> => {
  const like = await findWrittenLike(transaction, from.id, to);
  if (!like) return;
  await emitEvent(transaction, to, { type: 'likes' });
  liveHints.changed(transaction, to);
  await notifyByPush(transaction, { userId: to, type: 'like', kind: like.matched ? 'match' : 'like' });
};
