import { safeInternalPath } from '@pairwise/contracts';

import { inTransaction } from '../../db/in-transaction.ts';
import { readEmail, requirePassword, requireUnlikeOwner } from '../account/account-fields.ts';
import { canResetPassword } from '../account/account.policy.ts';
import { type AccountRow, findAccountByEmail, findOwner, updatePasswordHash } from '../account/account.repository.ts';
import { clearFailures } from '../account/login-throttle.repository.ts';
import { hashPassword } from '../account/password-hash.ts';
import { revokeLinks } from '../account/revoke-links.ts';
import { endSessionsOf } from '../account/session.repository.ts';
import { accountKey, networkKey } from '../account/throttle-keys.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { hasSlot, takeSlot } from '../limits/limits.repository.ts';
import { findLink } from '../links/links.repository.ts';
import { useLink } from '../links/use-link.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { unknownAddressLimit } from './password.policy.ts';
import { takeResetMailSlot } from './password.repository.ts';

const findReceiver = async ({ db, site }: Context, email: string): Promise<AccountRow | undefined> => {
  const found = await findAccountByEmail(db, site.id, readEmail(email) ?? '');
  return found && canResetPassword(found.status) ? found : undefined;
};

/**
 * Refuses unknown addresses, unless the site replies uniformly. Call it outside the transaction of
 * `requestPasswordReset`, because an unknown address is counted.
 * @throws {DomainError} `email_not_found`; `network_limit` for a network that tries out addresses, known ones included
 */
export const requireKnownAddress = async (context: Context, email: string, network: string): Promise<void> => {
  if (context.site.settings.uniform_reset_reply) return;
  const user = await findReceiver(context, email);
  const limit = unknownAddressLimit(networkKey(network));
  const free = await (user ? hasSlot(context.db, limit) : takeSlot(context.db, limit));
  // A network above the limit gets the same refusal for known addresses.
  if (!free) throw new DomainError('network_limit');
  if (!user) throw new DomainError('email_not_found', { field: 'email' });
};

/**
 * Mails a link for a new password (AUTH-09), which knows the page that the visitor requested before (AUTH-08).
 * @returns whether the site replies uniformly, whatever the address is
 * @throws {DomainError} `reset_limit`, unless the site replies uniformly
 */
export const requestPasswordReset = async (
  context: Context,
  { email, next: requested }: { email: string; next?: string | undefined },
): Promise<{ uniform: boolean }> => {
  const { db, site } = context;
  const uniform = site.settings.uniform_reset_reply;
  const user = await findReceiver(context, email);
  const free = await takeResetMailSlot(db, site.id, email.trim());
  if (!free && !uniform) throw new DomainError('reset_limit', { field: 'email' });
  if (free && user) {
    const next = safeInternalPath(requested);
    await queueMail(db, {
      userId: user.id,
      template: 'reset_password',
      ...(next !== undefined && { data: { linkData: { next } } }),
    });
  }
  return { uniform };
};

/**
 * Checks a new password before `resetPassword`.
 * @returns the hash of the new password
 */
export const checkResetPassword = async (
  { db, site }: Context,
  { token, password, password_repeat }: { token: string; password: string; password_repeat: string },
): Promise<string> => {
  if (password !== password_repeat) throw new DomainError('passwords_differ', { field: 'password_repeat' });
  requirePassword(password);
  // Checked before the costly hash, so that invented links cost little. The transaction decides whether it is used.
  const link = await findLink(db, site.id, token);
  if (!link?.valid || link.purpose !== 'reset_password') throw new DomainError('link_expired');
  requireUnlikeOwner(password, await findOwner(db, link.userId));
  return hashPassword(password);
};

/**
 * Sets a new password by the link of a mail. Every session ends, pending changes of address are revoked, the login is
 * unlocked, and the owner is notified by mail.
 */
export const resetPassword = async ({ db, site }: Context, token: string, passwordHash: string): Promise<void> => {
  await inTransaction(db, async (transaction) => {
    const { userId } = await useLink(transaction, site.id, token, 'reset_password');
    const email = await updatePasswordHash(transaction, userId, passwordHash);
    await endSessionsOf(transaction, userId);
    await revokeLinks(transaction, userId, ['reset_password', 'mail_change', 'login']);
    await clearFailures(transaction, accountKey(site.id, email ?? ''));
    await queueMail(transaction, { userId, template: 'password_changed' });
  });
};
