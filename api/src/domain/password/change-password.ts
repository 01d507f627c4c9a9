import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { revokeLinks } from '../links/links.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { confirmPassword } from '../session/confirm-password.ts';
import type { Member } from '../session/member.ts';
import { hashPassword } from '../session/password.ts';
import { endSessionsOf } from '../session/session.repository.ts';
import { requirePassword, requireUnlikeOwner } from '../signup/account-rules.ts';

interface NewPassword {
  old_password: string;
  password: string;
  password_repeat: string;
}

/** A new password by the old one (AUTH-10). Every other session ends, and so does what somebody else has begun. */
export const changePassword = async (
  context: Context,
  member: Member,
  { old_password, password, password_repeat }: NewPassword,
  token: string | undefined,
): Promise<void> => {
  if (password !== password_repeat) throw new DomainError('passwords_differ', { field: 'password_repeat' });
  requirePassword(password);
  const owner = await context.db
    .selectFrom('users')
    .where('id', '=', member.id)
    .select(['email', 'name'])
    .executeTakeFirstOrThrow();
  requireUnlikeOwner(password, owner);
  await confirmPassword(context, member, old_password, 'old_password');
  const passwordHash = await hashPassword(password);
  await context.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', member.id).execute();
    await endSessionsOf(transaction, member.id, token);
    await revokeLinks(transaction, member.id, ['reset_password', 'mail_change', 'login']);
    await queueMail(transaction, { userId: member.id, template: 'password_changed' });
  });
};
