import { inTransaction } from '../../db/in-transaction.ts';
import { sqlState } from '../../db/sql-state.ts';
import { readEmail } from '../account/account-fields.ts';
import { findAccountByEmail, lockEmail, updateEmail } from '../account/account.repository.ts';
import { type Confirmed, confirmPassword, lockConfirmed } from '../account/confirm-password.ts';
import type { Member } from '../account/member.ts';
import { notifyOwner } from '../account/notify-owner.ts';
import { revokeLinks } from '../account/revoke-links.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { useLink } from '../links/use-link.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { mailChangeLimit } from './mail-change.policy.ts';
import { storeMailChange } from '../links/mail-changes.repository.ts';

/**
 * Stores the new address as the one that waits, and mails the confirmation link to it. When the address has an account already, a site with uniform replies
 * mails its owner instead.
 * @throws {DomainError} `email_exists` on the other sites
 */
export const mailNewAddress = async (context: Context, member: Member, email: string): Promise<void> => {
  const { db, site } = context;
  const owner = await findAccountByEmail(db, site.id, email);
  if (owner && !site.settings.uniform_reset_reply) throw new DomainError('email_exists', { field: 'email' });
  await storeMailChange(db, member.id, email);
  if (owner) return notifyOwner(context, owner.id);
  return queueMail(db, { userId: member.id, template: 'mail_change', to: email, data: { linkData: { email } } });
};

/** A new address of a member whose password was confirmed. */
export interface CheckedAddress {
  email: string;
  confirmed: Confirmed;
}

/**
 * Checks address and password before `requestMailChange`, outside its transaction, because wrong passwords and taken
 * addresses are counted.
 * @throws {DomainError} `new_email_invalid`; `email_exists`, unless the site replies uniformly; `mail_limit`
 */
export const checkMailChange = async (
  context: Context,
  member: Member,
  { email: typed, password }: { email: string; password: string },
): Promise<CheckedAddress> => {
  const email = readEmail(typed);
  if (email === undefined) throw new DomainError('new_email_invalid', { field: 'email' });
  const confirmed = await confirmPassword(context, member, password);
  const { db, site } = context;
  const isTaken = !site.settings.uniform_reset_reply && (await findAccountByEmail(db, site.id, email)) !== undefined;
  if (!isTaken) return { email, confirmed };
  // Taken addresses count too, so that a caller who tries out addresses reaches the limit.
  const isFree = await takeSlot(db, mailChangeLimit(member.id));
  throw isFree ? new DomainError('email_exists', { field: 'email' }) : new DomainError('mail_limit');
};

/**
 * Mails a confirmation link to the new address and a notice to the old one (AUTH-10). The address changes when the link
 * is used. Call it in a transaction.
 * @throws {DomainError} `mail_limit`; `email_exists`; those of `lockConfirmed`
 */
export const requestMailChange = async (
  context: Context,
  member: Member,
  { email, confirmed }: CheckedAddress,
): Promise<void> => {
  const { db } = context;
  await lockConfirmed(db, member, confirmed);
  if (!(await takeSlot(db, mailChangeLimit(member.id)))) throw new DomainError('mail_limit');
  await mailNewAddress(context, member, email);
  await queueMail(db, { userId: member.id, template: 'mail_change_notice', data: { values: { email } } });
};

/**
 * Changes the address by the link that was mailed to the new one. Links that were mailed to the old address stop
 * working, because its reader may no longer be the member; a last mail goes there.
 * @returns the new address
 * @throws {DomainError} `email_exists` when the address got an account in the meantime; `link_expired`
 */
export const confirmMailChange = async ({ db, site }: Context, token: string): Promise<string> => {
  try {
    return await inTransaction(db, async (transaction) => {
      const { userId, data } = await useLink(transaction, site.id, token, 'mail_change');
      const email = data['email'];
      if (typeof email !== 'string') throw new Error('the mail_change link has no address in its data');
      const old = await lockEmail(transaction, userId);
      await updateEmail(transaction, userId, email);
      if (old !== null && old.toLowerCase() !== email.toLowerCase()) {
        await queueMail(transaction, { userId, to: old, template: 'mail_changed', data: { values: { email } } });
      }
      await revokeLinks(transaction, userId, ['activate', 'reset_password', 'mail_change', 'login']);
      return email;
    });
  } catch (error) {
    throw sqlState(error) === '23505' ? new DomainError('email_exists') : error;
  }
};
