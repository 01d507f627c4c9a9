import type { Database } from '../../db/database.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { askNewAddress } from '../email/change-email.ts';
import { evenly } from '../limits/evenly.ts';
import { hasSlot, type Limit, takeSlot } from '../limits/limit-slots.ts';
import { revokeLinks } from '../links/links.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { confirmPassword } from '../session/confirm-password.ts';
import type { Member } from '../session/member.ts';
import { readEmail } from './account-rules.ts';

const WAIT_SECONDS = 60;
const MAILS_A_DAY = 10;

const requireUnconfirmed = (member: Member): void => {
  if (member.status !== 'not_confirmed') throw new DomainError('already_confirmed');
};

const slotOfDay = (memberId: number): Limit => ({
  key: `activation-mail:${memberId}:day`,
  most: MAILS_A_DAY,
  windowSeconds: 86_400,
});

/** One a minute, ten a day: enough for who lost a mail, too few to fill somebody's mailbox. */
const takeMailSlot = async (db: Database, memberId: number): Promise<boolean> => {
  const ofMinute = { key: `activation-mail:${memberId}:minute`, most: 1, windowSeconds: WAIT_SECONDS };
  return (await takeSlot(db, ofMinute)) && (await takeSlot(db, slotOfDay(memberId)));
};

/** Another address has a minute of its own: whoever has just had a mail sent to the wrong one may mend that at once. */
const requireSlotOfAddress = async ({ db }: Context, member: Member, email: string): Promise<void> => {
  const key = `activation-mail:${member.id}:${email.toLowerCase()}`;
  const isFree =
    (await takeSlot(db, { key, most: 1, windowSeconds: WAIT_SECONDS })) && (await takeSlot(db, slotOfDay(member.id)));
  if (!isFree) throw new DomainError('mail_limit');
};

/** The mail once more for somebody who may not be told so: sent when there is one left, and never an error. */
export const sendActivationMailQuietly = async (db: Database, memberId: number): Promise<void> => {
  if (await takeMailSlot(db, memberId)) await queueMail(db, { userId: memberId, template: 'activate' });
};

/** Answers the moment from which another can be asked for. */
export const sendActivationMail = async (context: Context, member: Member): Promise<Date> => {
  requireUnconfirmed(member);
  if (!(await takeMailSlot(context.db, member.id))) throw new DomainError('mail_limit');
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
    await requireSlotOfAddress(context, member, email);
    return evenly(() => askNewAddress(context, member, email));
  }
  const owner = await db
    .selectFrom('users')
    .where('site_id', '=', site.id)
    .where('email', '=', email)
    .select('id')
    .executeTakeFirst();
  const isTaken = owner !== undefined && owner.id !== member.id;
  const limit = { key: `signup-email-taken:${member.id}`, most: TAKEN_A_DAY, windowSeconds: 86_400 };
  // Beyond the limit a free address is refused as well: else who tries would learn which is not.
  if (!(await (isTaken ? takeSlot(db, limit) : hasSlot(db, limit)))) throw new DomainError('address_limit');
  if (isTaken) throw new DomainError('email_exists', { field: 'email' });
  await requireSlotOfAddress(context, member, email);
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ email }).where('id', '=', member.id).execute();
    await revokeLinks(transaction, member.id, ['activate']);
    await queueMail(transaction, { userId: member.id, template: 'activate' });
  });
};
