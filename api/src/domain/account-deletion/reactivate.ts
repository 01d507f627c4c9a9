import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { isUsable } from '../account/account.policy.ts';
import { lockAccount } from '../account/account.repository.ts';
import { attemptLogin, type Credentials } from '../account/login-attempt.ts';
import { queueReactivationMail } from '../account/reactivation-mail.ts';
import { revokeLinks } from '../account/revoke-links.ts';
import { createSession } from '../account/session.repository.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { useLink } from '../links/use-link.ts';
import { reactivationMailLimit, statusAfterReactivation } from './account-deletion.policy.ts';
import { cancelDeletion, findConfirmedAt, markReactivated } from './account-deletion.repository.ts';

interface Device {
  userAgent: string | undefined;
  previousToken: string | undefined;
  /** Idempotency-Key of the gesture. */
  gesture: string | undefined;
}

/**
 * Undoes the deletion of an account by the link of its mail, and logs the member in.
 * @throws {DomainError} `link_expired`, including when the account is not about to be deleted
 */
export const reactivate = (
  { db, site }: Context,
  token: string,
  device: Device,
): Promise<{ userId: number; token: string }> =>
  inTransaction(db, async (transaction) => {
    const link = await useLink(transaction, site.id, token, 'reactivate', device.gesture);
    if (!link.repeated) await undoDeletion(transaction, link.userId);
    const account = await lockAccount(transaction, link.userId);
    if (!isUsable(account.status)) throw new DomainError('link_expired');
    return { userId: account.id, token: await createSession(transaction, account, device) };
  });

/** @throws {DomainError} `link_expired` when the account is not about to be deleted */
const undoDeletion = async (transaction: Database, userId: number): Promise<void> => {
  const status = statusAfterReactivation(await findConfirmedAt(transaction, userId));
  if (!(await cancelDeletion(transaction, userId, status))) throw new DomainError('link_expired');
  await markReactivated(transaction, userId);
  await revokeLinks(transaction, userId, ['reactivate']);
};

interface ClosedAccount {
  id: number;
  purge_after: Date;
}

/**
 * Checks the password of a closed account, with the limits and errors of the login. Call it outside the transaction,
 * because a failure must be counted.
 */
export const checkReactivationMail = async (
  context: Context,
  credentials: Credentials,
  address: string,
): Promise<ClosedAccount> => {
  const { user, accept } = await attemptLogin(context, credentials, address);
  if (!user || user.purge_after === null) throw new DomainError('login_failed');
  await accept();
  return { id: user.id, purge_after: user.purge_after };
};

/**
 * Sends the reactivation mail again to a member who knows the password (`checkReactivationMail`).
 * @throws {DomainError} `mail_limit`
 */
export const sendReactivationMail = async ({ db }: Context, account: ClosedAccount): Promise<void> => {
  if (!(await takeSlot(db, reactivationMailLimit(account.id)))) throw new DomainError('mail_limit');
  await queueReactivationMail(db, account);
};
