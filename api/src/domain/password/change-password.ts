import { inTransaction } from '../../db/in-transaction.ts';
import { requirePassword, requireUnlikeOwner } from '../account/account-fields.ts';
import { findOwner, updatePasswordHash } from '../account/account.repository.ts';
import { type Confirmed, confirmPassword, lockConfirmed } from '../account/confirm-password.ts';
import type { Member } from '../account/member.ts';
import { hashPassword } from '../account/password-hash.ts';
import { revokeLinks } from '../account/revoke-links.ts';
import { endSessionsOf } from '../account/session.repository.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { queueMail } from '../mails/queue-mail.ts';

interface NewPassword {
  old_password: string;
  password: string;
  password_repeat: string;
}

interface CheckedPassword {
  /** The hash of the new password. */
  passwordHash: string;
  confirmed: Confirmed;
}

/**
 * Checks the old and the new password before `changePassword`, outside its transaction, because a wrong one is counted.
 */
export const checkNewPassword = async (
  context: Context,
  member: Member,
  { old_password, password, password_repeat }: NewPassword,
): Promise<CheckedPassword> => {
  if (password !== password_repeat) throw new DomainError('passwords_differ', { field: 'password_repeat' });
  requirePassword(password);
  requireUnlikeOwner(password, await findOwner(context.db, member.id));
  const confirmed = await confirmPassword(context, member, old_password, 'old_password');
  if (password === old_password) throw new DomainError('password_unchanged', { field: 'password' });
  return { passwordHash: await hashPassword(password), confirmed };
};

/**
 * Sets a new password, confirmed by the old one (AUTH-10). Every other session ends, and links that an intruder may
 * have requested stop working.
 */
export const changePassword = async (
  context: Context,
  member: Member,
  { passwordHash, confirmed }: CheckedPassword,
  token: string | undefined,
): Promise<void> => {
  await inTransaction(context.db, async (transaction) => {
    await lockConfirmed(transaction, member, confirmed);
    await updatePasswordHash(transaction, member.id, passwordHash);
    await endSessionsOf(transaction, member.id, token);
    await revokeLinks(transaction, member.id, ['reset_password', 'mail_change', 'login']);
    await queueMail(transaction, { userId: member.id, template: 'password_changed' });
  });
};
