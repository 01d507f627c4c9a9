import type { Database } from '../../db/database.ts';
import { readEmail } from '../account/account-fields.ts';
import { requireUnconfirmed } from '../account/account.policy.ts';
import { findAccountByEmail, updateEmail } from '../account/account.repository.ts';
import { confirmPassword, lockConfirmed } from '../account/confirm-password.ts';
import type { Member } from '../account/member.ts';
import { revokeLinks } from '../account/revoke-links.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { hasSlot, type Limit, takeSlot } from '../limits/limits.repository.ts';
import { type CheckedAddress, mailNewAddress } from '../mail-change/mail-change.ts';
import { queueMail } from '../mails/queue-mail.ts';
import {
  ACTIVATION_MAIL_WAIT_SECONDS,
  activationMailLimits,
  activationMailLimitsOfAddress,
  takenAddressOfMemberLimit,
} from './signup.policy.ts';

/** Takes a slot of each limit, in order; false at the first limit without a free slot. */
const takeSlots = async (db: Database, limits: readonly Limit[]): Promise<boolean> => {
  for (const limit of limits) if (!(await takeSlot(db, limit))) return false;
  return true;
};

/** Sends the confirmation mail again if the limits allow it, without an error if they do not. */
export const sendActivationMailQuietly = async (db: Database, memberId: number): Promise<void> => {
  if (await takeSlots(db, activationMailLimits(memberId))) {
    await queueMail(db, { userId: memberId, template: 'activate' });
  }
};

/**
 * Sends the confirmation mail again.
 * @returns the moment from which the member can request another
 * @throws {DomainError} `already_confirmed`; `mail_limit`
 */
export const sendActivationMail = async (context: Context, member: Member): Promise<Date> => {
  requireUnconfirmed(member);
  if (!(await takeSlots(context.db, activationMailLimits(member.id)))) throw new DomainError('mail_limit');
  await queueMail(context.db, { userId: member.id, template: 'activate' });
  return new Date(Date.now() + ACTIVATION_MAIL_WAIT_SECONDS * 1000);
};

/** @throws {DomainError} `mail_limit` */
const requireMailSlot = async ({ db }: Context, member: Member, email: string): Promise<void> => {
  if (!(await takeSlots(db, activationMailLimitsOfAddress(member.id, email)))) throw new DomainError('mail_limit');
};

/**
 * Checks address and password before `changeSignupEmail`, outside its transaction, because wrong passwords and taken
 * addresses are counted.
 * @throws {DomainError} `email_exists` and `address_limit`, unless the site replies uniformly
 */
export const checkSignupEmail = async (
  context: Context,
  member: Member,
  { email: typed, password }: { email: string; password: string },
): Promise<CheckedAddress> => {
  const { db, site } = context;
  requireUnconfirmed(member);
  const confirmed = await confirmPassword(context, member, password);
  const email = readEmail(typed);
  if (email === undefined) throw new DomainError('invalid_email', { field: 'email' });
  if (site.settings.uniform_reset_reply) return { email, confirmed };
  const owner = await findAccountByEmail(db, site.id, email);
  const isTaken = owner !== undefined && owner.id !== member.id;
  const limit = takenAddressOfMemberLimit(member.id);
  // Above the limit a free address is refused too. Otherwise the member would still learn which addresses are free.
  if (!(await (isTaken ? takeSlot(db, limit) : hasSlot(db, limit)))) throw new DomainError('address_limit');
  if (isTaken) throw new DomainError('email_exists', { field: 'email' });
  return { email, confirmed };
};

/**
 * Changes the address of an unconfirmed account; links that were mailed to the old one stop working. A site with uniform
 * replies changes it only when the link in the mail is used, as for any other member. Call it in a transaction.
 * @throws {DomainError} `mail_limit`; those of `lockConfirmed`
 */
export const changeSignupEmail = async (
  context: Context,
  member: Member,
  { email, confirmed }: CheckedAddress,
): Promise<void> => {
  const { db, site } = context;
  await lockConfirmed(db, member, confirmed);
  await requireMailSlot(context, member, email);
  if (site.settings.uniform_reset_reply) return mailNewAddress(context, member, email);
  await updateEmail(db, member.id, email);
  await revokeLinks(db, member.id, ['activate']);
  return queueMail(db, { userId: member.id, template: 'activate' });
};
