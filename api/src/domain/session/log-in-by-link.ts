import { inTransaction } from '../../db/in-transaction.ts';
import { isUsable } from '../account/account.policy.ts';
import { lockAccount } from '../account/account.repository.ts';
import type { Member } from '../account/member.ts';
import { createSession } from '../account/session.repository.ts';
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
 * @throws {DomainError} `link_expired`, including while another member is logged in, so that a link never switches
 *   accounts; `account_banned` when the account is closed
 */
export const logInByLink = (
  { db, site }: Context,
  token: string,
  { member, userAgent, previousToken, gesture }: Device,
): Promise<{ userId: number; token: string }> =>
  inTransaction(db, async (transaction) => {
    const link = await useLink(transaction, site.id, token, 'login', gesture);
    if (member !== null && member.id !== link.userId) throw new DomainError('link_expired');
    const account = await lockAccount(transaction, link.userId);
    if (!isUsable(account.status)) throw new DomainError('account_banned');
    const opened = await createSession(transaction, account, { userAgent, previousToken });
    return { userId: account.id, token: opened };
  });
