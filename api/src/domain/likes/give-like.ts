import type { MemberCard } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { sqlState } from '../../db/sql-state.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findMember } from '../members/member.repository.ts';
import { notifyByMail } from '../notifications/notify.ts';
import { notifyByPush } from '../push/notify-by-push.ts';
import type { Member } from '../session/member.ts';
import { lockPair } from './likes.repository.ts';
import { requireLikeable } from './likes.policy.ts';
import { matchView } from './match.view.ts';

interface Pair {
  from: Member;
  /** Id of the other, not the public one. */
  to: number;
}

/**
 * Writes the like in the way of the caller and throws when the caller's limit is reached. It runs in a transaction that
 * holds the lock of the pair, after the limit of who is not confirmed; nothing of it stays when it throws.
 */
type Write = (transaction: Database, pair: Pair) => Promise<void>;

/**
 * A like by whatever way: who may, the one of the unconfirmed, the match, and who was liked is told.
 * @returns the card of the other when both like each other now, else null
 */
export const giveLike = async (
  context: Context,
  member: Member,
  publicId: number,
  write: Write,
): Promise<MemberCard | null> => {
  const { db, site } = context;
  const other = await requireLikeable(context, member, publicId);
  const pair = { from: member, to: other.id };
  if (!other.liked) await writeLike(context, publicId, pair, write);
  const now = await findMember(db, site.id, publicId, member.id);
  const match = now?.match ? matchView(now, member) : null;
  // Who asks again hears the same answer; nobody is written to twice.
  if (!other.liked) await tellByMail(db, pair, match !== null);
  return match;
};

const writeLike = async (context: Context, publicId: number, pair: Pair, write: Write): Promise<void> => {
  try {
    await context.db.transaction().execute(async (transaction) => {
      await lockPair(transaction, pair.from.id, pair.to);
      if (pair.from.status === 'not_confirmed') await takeOnlyLike(transaction, pair);
      await write(transaction, pair);
      await tellByPush(transaction, pair);
    });
  } catch (error) {
    // A block came between the look and the like: now it is seen, and whose it is.
    if (sqlState(error) === 'DB020') {
      await requireLikeable(context, pair.from, publicId);
      throw new DomainError('not_available');
    }
    throw error;
  }
};

/** @throws {DomainError} `email_unconfirmed` when the one like went to somebody else; its key is the limit (M-7) */
const takeOnlyLike = async (transaction: Database, { from, to }: Pair): Promise<void> => {
  const taken = await transaction
    .insertInto('unconfirmed_likes')
    .values({ user_id: from.id, target_id: to })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('target_id')
    .executeTakeFirst();
  if (taken) return;
  const before = await transaction
    .selectFrom('unconfirmed_likes')
    .where('user_id', '=', from.id)
    .select('target_id')
    .executeTakeFirst();
  if (before?.target_id !== to) throw new DomainError('email_unconfirmed');
};

/** Only somebody the other can see among their likes is told of: confirmed, shown and real (decisions F-1). */
const isSeen = sql<boolean>`u.status = 'active' and p.status = 'active' and not u.is_fictional`;

const tellByMail = async (db: Database, { from, to }: Pair, isMatch: boolean): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u join profiles p on p.user_id = u.id where u.id = ${from.id} and ${isSeen}`.execute(db);
  if (rows.length === 0) return;
  await notifyByMail(db, { userId: to, type: 'like', template: isMatch ? 'match' : 'like' });
};

/** Of a like that this transaction made; one of an earlier gesture was told of then. */
const tellByPush = async (transaction: Database, { from, to }: Pair): Promise<void> => {
  const { rows } = await sql<{ matched: boolean }>`
    select exists (select 1 from matches m where m.user_lo = least(l.from_id, l.to_id)
                   and m.user_hi = greatest(l.from_id, l.to_id)) as matched
    from likes l join users u on u.id = l.from_id join profiles p on p.user_id = u.id
    where l.from_id = ${from.id} and l.to_id = ${to} and l.created_at = now() and ${isSeen}`.execute(transaction);
  const [like] = rows;
  if (like) await notifyByPush(transaction, { userId: to, type: 'like', kind: like.matched ? 'match' : 'like' });
};
