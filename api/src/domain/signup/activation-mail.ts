import type { Database } from '../../db/database.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { askNewAddress } from '../email/change-email.ts';
import { evenly } from '../limits/evenly.ts';
import { takeSlot } from '../limits/limit-slots.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { confirmPassword } from '../session/confirm-password.ts';
import type { Member } from '../session/member.ts';
import { readEmail } from './account-rules.ts';

const WAIT_SECONDS = 60;
const MAILS_A_DAY = 10;

const requireUnconfirmed = (member: Member): void => {
  if (member.status !== 'not_confirmed') throw new DomainError('already_confirmed');
};

/** One a minute, ten a day: enough for who lost a mail, too few to fill somebody's mailbox. */
const takeMailSlot = async (db: Database, memberId: number): Promise<boolean> => {
  const key = `activation-mail:${memberId}`;
  return (
    (await takeSlot(db, { key: `${key}:minute`, most: 1, windowSeconds: WAIT_SECONDS })) &&
    (await takeSlot(db, { key: `${key}:day`, most: MAILS_A_DAY, windowSeconds: 86_400 }))
  );
};

const requireSlot = async ({ db }: Context, member: Member): Promise<void> => {
  if (!(await takeMailSlot(db, member.id))) throw new DomainError('mail_limit');
};

/** The mail once more for somebody who may not be told so: sent when there is one left, and never an error. */
export const sendActivationMailQuietly = async (db: Database, memberId: number): Promise<void> => {
  if (await takeMailSlot(db, memberId)) await queueMail(db, { userId: memberId, template: 'activate' });
};

/** Answers the moment from which another can be asked for. */
export const sendActivationMail = async (context: Context, member: Member): Promise<Date> => {
  requireUnconfirmed(member);
  await requireSlot(context, member);
  await queueMail(context.db, { userId: member.id, template: 'activate' });
  return new Date(Date.now() + WAIT_SECONDS * 1000);
};

/** How often a day a newcomer is told that an address has an account. */
const TAKEN_A_DAY = 10;

/**
 * Another address for an account nobody has confirmed: links sent to the old one stop working. Where the site answers
 * alike for every address the new one is taken by its link only, as any member's is.
 */
export const changeSignupEmail = async (
  context: Context,
  member: Member,
  { email: typed, password }: { email: string; password: string },
): Promise<void> => {
  const { db, site } = context;
  requireUnconfirmed(member);
  await confirmPassword(context, member, password);
  const email = readEmail(typed);
  if (email === undefined) throw new DomainError('invalid_email', { field: 'email' });
  if (site.settings.uniform_reset_reply) {
    await requireSlot(context, member);
    return evenly(() => askNewAddress(context, member, email));
  }
  const owner = await db
    .selectFrom('users')
    .where('site_id', '=', site.id)
    .where('email', '=', email)
    .select('id')
    .executeTakeFirst();
  if (owner && owner.id !== member.id) {
    const limit = { key: `signup-email-taken:${member.id}`, most: TAKEN_A_DAY, windowSeconds: 86_400 };
    throw (await takeSlot(db, limit))
      ? new DomainError('email_exists', { field: 'email' })
      : new DomainError('rate_limited');
  }
  await requireSlot(context, member);
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ email }).where('id', '=', member.id).execute();
    await transaction
      .deleteFrom('link_tokens')
      .where('user_id', '=', member.id)
      .where('purpose', '=', 'activate')
      .execute();
    await queueMail(transaction, { userId: member.id, template: 'activate' });
  });
};
