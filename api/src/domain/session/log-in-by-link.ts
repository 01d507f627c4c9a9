import { inTransaction } from '../../db/in-transaction.ts';
import { isUsable } from '../account/account.policy.ts';
import { findStatus } from '../account/account.repository.ts';
import type { Member } from '../account/member.ts';
import { createSession, endSession } from '../account/session.repository.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { useLink } from '../links/use-link.ts';

interface Device {
  member: Member | null;
  userAgent: string | undefined;
  previousToken: string | undefined;
  /** Idempotency-Key of the gesture. */
  gesture: string | undefined;
}

/**
 * Logs a member in by a link from a mail, once.
 * @throws {DomainError} `link_expired`, also while another member is logged in, so that a link never switches accounts;
 *   `account_banned` when the account is closed
 */
export const logInByLink = async (
  { db, site }: Context,
  token: string,
  { member, userAgent, previousToken, gesture }: Device,
): Promise<{ userId: number; token: string }> => {
  const userId = await inTransaction(db, async (transaction) => {
    const link = await useLink(transaction, site.id, token, 'login', gesture);
    if (member !== null && member.id !== link.userId) throw new DomainError('link_expired');
    if (!isUsable(await findStatus(transaction, link.userId))) throw new DomainError('account_banned');
    return link.userId;
  });
  if (previousToken) await endSession(db, previousToken);
  return { userId, token: await createSession(db, userId, userAgent) };
};
