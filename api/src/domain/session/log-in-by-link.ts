import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { useLink } from '../links/links.repository.ts';
import type { Member } from './member.ts';
import { createSession, endSession } from './session.repository.ts';

interface Device {
  member: Member | null;
  userAgent: string | undefined;
  previousToken: string | undefined;
  /** Idempotency-Key of the gesture. */
  gesture: string | undefined;
}

/**
 * Logs in by a link from a mail, once.
 * @throws {DomainError} `link_expired`, also while another member is logged in: nobody is led into another's account
 */
export const logInByLink = async (
  { db, site }: Context,
  token: string,
  { member, userAgent, previousToken, gesture }: Device,
): Promise<{ userId: number; token: string }> => {
  const userId = await db.transaction().execute(async (transaction) => {
    const link = await useLink(transaction, site.id, token, 'login', gesture);
    if (member !== null && member.id !== link.userId) throw new DomainError('link_expired');
    const { status } = await transaction
      .selectFrom('users')
      .where('id', '=', link.userId)
      .select('status')
      .executeTakeFirstOrThrow();
    if (status !== 'active' && status !== 'not_confirmed') throw new DomainError('account_banned');
    return link.userId;
  });
  if (previousToken) await endSession(db, previousToken);
  return { userId, token: await createSession(db, userId, userAgent) };
};
