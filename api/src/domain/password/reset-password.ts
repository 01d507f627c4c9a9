import { inTransaction } from '../../db/in-transaction.ts';
import { readEmail, requirePassword, requireUnlikeOwner } from '../account/account-fields.ts';
import { canResetPassword } from '../account/account.policy.ts';
import { findAccountByEmail, findOwner, updatePasswordHash } from '../account/account.repository.ts';
import { clearFailures } from '../account/login-throttle.repository.ts';
import { hashPassword } from '../account/password-hash.ts';
import { revokeLinks } from '../account/revoke-links.ts';
import { endSessionsOf } from '../account/session.repository.ts';
import { accountKey, networkKey } from '../account/throttle-keys.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { inEqualTime } from '../limits/equal-time.ts';
import { hasSlot, takeSlot } from '../limits/limits.repository.ts';
import { findLink } from '../links/links.repository.ts';
import { useLink } from '../links/use-link.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { unknownAddressLimit } from './password.policy.ts';
import { takeResetMailSlot } from './password.repository.ts';

/**
 * Mails a link for a new password (AUTH-09).
 * @returns whether the site replies uniformly, whatever the address is
 * @throws {DomainError} `email_not_found`, unless the site replies uniformly; `reset_limit`; `network_limit` for a
 *   network that tries out addresses, known ones included
 */
export const requestPasswordReset = async (
  context: Context,
  email: string,
  network: string,
): Promise<{ uniform: boolean }> => {
  const uniform = context.site.settings.uniform_reset_reply;
  const request = () => mailLink(context, email, network);
  await (uniform ? inEqualTime(request) : request());
  return { uniform };
};

const mailLink = async ({ db, site }: Context, email: string, network: string): Promise<void> => {
  const uniform = site.settings.uniform_reset_reply;
  const found = await findAccountByEmail(db, site.id, readEmail(email) ?? '');
  const user = found && canResetPassword(found.status) ? found : undefined;
  if (!uniform) {
    const limit = unknownAddressLimit(networkKey(network));
    const free = user ? await hasSlot(db, limit) : await takeSlot(db, limit);
    // A network above the limit gets the same refusal for known addresses.
    if (!free) throw new DomainError('network_limit');
    if (!user) throw new DomainError('email_not_found', { field: 'email' });
  }
  if (!(await takeResetMailSlot(db, site.id, email.trim()))) {
    if (uniform) return;
    throw new DomainError('reset_limit', { field: 'email' });
  }
  if (user) await queueMail(db, { userId: user.id, template: 'reset_password' });
};

/**
 * Sets a new password by the link of a mail. Every session ends, pending changes of address are revoked, the login is
 * unlocked, and the owner is notified by mail.
 */
export const resetPassword = async (
  { db, site }: Context,
  { token, password, password_repeat }: { token: string; password: string; password_repeat: string },
): Promise<void> => {
  if (password !== password_repeat) throw new DomainError('passwords_differ', { field: 'password_repeat' });
  requirePassword(password);
  // Checked before the costly hash, so that invented links cost little. The transaction decides whether it is used.
  const link = await findLink(db, site.id, token);
  if (!link?.valid || link.purpose !== 'reset_password') throw new DomainError('link_expired');
  requireUnlikeOwner(password, await findOwner(db, link.userId));
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    const { userId } = await useLink(transaction, site.id, token, 'reset_password');
    const email = await updatePasswordHash(transaction, userId, passwordHash);
    await endSessionsOf(transaction, userId);
    await revokeLinks(transaction, userId, ['reset_password', 'mail_change', 'login']);
    await clearFailures(transaction, accountKey(site.id, email ?? ''));
    await queueMail(transaction, { userId, template: 'password_changed' });
  });
};
