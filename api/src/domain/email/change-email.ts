import { sqlState } from '../../db/sql-state.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { evenly } from '../limits/evenly.ts';
import { takeSlot } from '../limits/limit-slots.ts';
import { revokeLinks, useLink } from '../links/links.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { confirmPassword } from '../session/confirm-password.ts';
import type { Member } from '../session/member.ts';
import { readEmail } from '../signup/account-rules.ts';
import { notifyOwner } from '../signup/notify-owner.ts';

const MAILS_A_DAY = 5;

/** Mails the link to the new address; where that is somebody's and the site answers alike, they hear of it instead. */
export const askNewAddress = async (context: Context, member: Member, email: string): Promise<void> => {
  const { db, site } = context;
  const owner = await db
    .selectFrom('users')
    .where('site_id', '=', site.id)
    .where('email', '=', email)
    .select('id')
    .executeTakeFirst();
  if (owner && !site.settings.uniform_reset_reply) throw new DomainError('email_exists', { field: 'email' });
  if (owner) return notifyOwner(context, owner.id);
  return queueMail(db, { userId: member.id, template: 'mail_change', to: email, data: { linkData: { email } } });
};

/** Asks the new address, and tells the old one; nothing changes yet (AUTH-10). Each try is one of a day's five. */
export const requestMailChange = async (
  context: Context,
  member: Member,
  { email: typed, password }: { email: string; password: string },
): Promise<void> => {
  const { db, site } = context;
  const email = readEmail(typed);
  if (email === undefined) throw new DomainError('new_email_invalid', { field: 'email' });
  await confirmPassword(context, member, password);
  if (!(await takeSlot(db, { key: `mail-change:${member.id}`, most: MAILS_A_DAY, windowSeconds: 86_400 }))) {
    throw new DomainError('mail_limit');
  }
  const ask = () =>
    db.transaction().execute(async (transaction) => {
      await askNewAddress({ ...context, db: transaction }, member, email);
      await queueMail(transaction, { userId: member.id, template: 'mail_change_notice', data: { values: { email } } });
    });
  await (site.settings.uniform_reset_reply ? evenly(ask) : ask());
};

/**
 * Takes the new address by the link that was sent to it. Whoever took it in between keeps it. What was mailed to the
 * old address opens nothing any more: whoever reads that mailbox is out, and is told so by a last mail.
 */
export const confirmMailChange = async ({ db, site }: Context, token: string): Promise<string> => {
  try {
    return await db.transaction().execute(async (transaction) => {
      const { userId, data } = await useLink(transaction, site.id, token, 'mail_change');
      const email = data['email'];
      if (typeof email !== 'string') throw new Error('a link for a change of address holds none');
      const { email: old } = await transaction
        .selectFrom('users')
        .where('id', '=', userId)
        .select('email')
        .forUpdate()
        .executeTakeFirstOrThrow();
      await transaction.updateTable('users').set({ email }).where('id', '=', userId).execute();
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
