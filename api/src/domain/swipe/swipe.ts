import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { giveLike } from '../likes/give-like.ts';
import type { Member } from '../session/member.ts';
import { findSwipeDay, swipeLike, swipePass, undoLastPass } from './swipe-day.repository.ts';

interface Swiped {
  profile: number;
  action: 'like' | 'pass';
}

/**
 * One card of the game. Somebody who is liked or passed already costs nothing.
 * @throws {DomainError} `swipe_limit` and `swipe_pass_limit` with `resets_at`; for likes also all of `requireLikeable`
 */
export const swipe = async (context: Context, member: Member, { profile, action }: Swiped) => {
  const { db } = context;
  const refuse = async (code: 'swipe_limit' | 'swipe_pass_limit'): Promise<never> => {
    const { resets_at } = await findSwipeDay(db, member.id);
    throw new DomainError(code, { params: { resets_at } });
  };
  const like = () =>
    giveLike(context, member, profile, async (transaction, { from, to }) => {
      if (!(await swipeLike(transaction, from.id, to))) throw new DomainError('swipe_limit');
    }).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'swipe_limit') return refuse('swipe_limit');
      throw error;
    });
  if (action === 'like') return { match: await like(), ...(await findSwipeDay(db, member.id)) };
  const target = await requireCard(db, member, profile);
  if (!(await swipePass(db, member.id, target))) await refuse('swipe_pass_limit');
  return { match: null, ...(await findSwipeDay(db, member.id)) };
};

/** Who was shown and went into hiding since can still be passed: the card is in the member's hand. */
const requireCard = async (db: Database, member: Member, publicId: number): Promise<number> => {
  if (publicId === member.publicId) throw new DomainError('own_profile', { field: 'profile' });
  const { rows } = await sql<{ id: number }>`
    select id from users where public_id = ${publicId} and site_id = ${member.siteId} and status <> 'deleted'`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new DomainError('not_available');
  return row.id;
};

/** The card of the last pass returns; its place in the day stays taken (decisions M-8). */
export const undoPass = async ({ db }: Context, member: Member, profile: number): Promise<{ ok: true }> => {
  await undoLastPass(db, member.id, profile);
  return { ok: true };
};
