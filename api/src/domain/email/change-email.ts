import type { Database } from '../../db/database.ts';
import { sqlState } from '../../db/sql-state.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { takeSlot } from '../limits/limit-slots.ts';
import { useLink } from '../links/links.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { confirmPassword } from '../session/confirm-password.ts';
import type { Member } from '../session/member.ts';
import { readEmail } from '../signup/account-rules.ts';

const MAILS_A_DAY = 5;

const isTaken = async (db: Database, siteId: number, email: string): Promise<boolean> => {
  const owner = await db
    .selectFrom('users')
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .select('id')
    .executeTakeFirst();
  return owner !== undefined;
};

/** Asks the new address, and tells the old one; nothing changes yet (AUTH-10). */
export const requestMailChange = async (
  context: Context,
  member: Member,
  { email: typed, password }: { email: string; password: string },
): Promise<void> => {
  const { db, site } = context;
  const email = readEmail(typed);
  if (email === undefined) throw new DomainError('new_email_invalid', { field: 'email' });
  await confirmPassword(context, member, password);
  if (await isTaken(db, site.id, email)) throw new DomainError('email_exists', { field: 'email' });
  if (!(await takeSlot(db, { key: `mail-change:${member.id}`, most: MAILS_A_DAY, windowSeconds: 86_400 }))) {
    throw new DomainError('mail_limit');
  }
  await db.transaction().execute(async (transaction) => {
    const linkData = { email };
    await queueMail(transaction, { userId: member.id, template: 'mail_change', to: email, data: { linkData } });
    await queueMail(transaction, { userId: member.id, template: 'mail_change_notice', data: { values: { email } } });
  });
};

/** Takes the new address by the link that was sent to it. Whoever took it in between keeps it. */
export const confirmMailChange = async ({ db, site }: Context, token: string): Promise<string> => {
  try {
    return await db.transaction().execute(async (transaction) => {
      const { userId, data } = await useLink(transaction, site.id, token, 'mail_change');
      const email = data['email'];
      if (typeof email !== 'string') throw new Error('a link for a change of address holds none');
      await transaction.updateTable('users').set({ email }).where('id', '=', userId).execute();
      return email;
    });
  } catch (error) {
    throw sqlState(error) === '23505' ? new DomainError('email_exists') : error;
  }
};
