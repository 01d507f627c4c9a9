import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { takeSlot } from '../limits/limit-slots.ts';
import { revokeLinks, useLink } from '../links/links.repository.ts';
import { confirmPassword } from '../session/confirm-password.ts';
import {
  accountKey,
  countNetworkFailure,
  forgiveAccount,
  minutesLeft,
  networkKey,
  takeAccountTry,
} from '../session/login-throttle.repository.ts';
import type { Member } from '../session/member.ts';
import { passwordMatches } from '../session/password.ts';
import { readEmail } from '../signup/account-rules.ts';
import { createSession, endSession, endSessionsOf } from '../session/session.repository.ts';
import { dropWaitingNotices } from '../notifications/waiting-notices.ts';
import { queueReactivationMail } from './reactivation-mail.ts';
import { REACTIVATION_DAYS } from './retention-offers.ts';

interface Leaving {
  password: string;
  reason?: string | undefined;
  text?: string | undefined;
}

/** Closes an account: out of sight and logged out everywhere at once, gone after 14 days (AUTH-11). */
export const deleteAccount = async (
  context: Context,
  member: Member,
  { password, reason, text }: Leaving,
): Promise<Date> => {
  await confirmPassword(context, member, password);
  const purgeAfter = new Date(Date.now() + REACTIVATION_DAYS * 86_400_000);
  await context.db.transaction().execute(async (transaction) => {
    const { language } = await transaction
      .updateTable('users')
      .set({ status: 'pending_deletion', purge_after: purgeAfter })
      .where('id', '=', member.id)
      .returning('language')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('account_deletions')
      .values({ user_id: member.id, reason: reason ?? null, text: text?.trim() || null })
      .execute();
    await endSessionsOf(transaction, member.id);
    await dropWaitingNotices(transaction, member.id);
    await queueReactivationMail(transaction, { id: member.id, language, purge_after: purgeAfter });
  });
  return purgeAfter;
};

interface Device {
  userAgent: string | undefined;
  previousToken: string | undefined;
  /** Idempotency-Key of the gesture. */
  gesture: string | undefined;
}

/** Takes a deletion back by the link of the mail: everything is as it was. Answers a session. */
export const reactivate = async (
  { db, site }: Context,
  token: string,
  device: Device,
): Promise<{ userId: number; token: string }> => {
  const userId = await db.transaction().execute(async (transaction) => {
    const link = await useLink(transaction, site.id, token, 'reactivate', device.gesture);
    if (link.repeated) return link.userId;
    const { confirmed_at } = await transaction
      .selectFrom('users')
      .where('id', '=', link.userId)
      .select('confirmed_at')
      .executeTakeFirstOrThrow();
    const back = await transaction
      .updateTable('users')
      .set({ status: confirmed_at === null ? 'not_confirmed' : 'active', purge_after: null })
      .where('id', '=', link.userId)
      .where('status', '=', 'pending_deletion')
      .returning('id')
      .executeTakeFirst();
    if (!back) throw new DomainError('link_expired');
    await transaction
      .updateTable('account_deletions')
      .set({ reactivated_at: new Date() })
      .where('user_id', '=', link.userId)
      .where('reactivated_at', 'is', null)
      .execute();
    await revokeLinks(transaction, link.userId, ['reactivate']);
    return link.userId;
  });
  if (device.previousToken) await endSession(db, device.previousToken);
  return { userId, token: await createSession(db, userId, device.userAgent) };
};

const MAILS_A_DAY = 5;

/** The mail once more, to who knows the password: counted and refused in the words of the login. */
export const sendReactivationMail = async (
  { db, site }: Context,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<void> => {
  const account = accountKey(site.id, email.trim());
  const network = networkKey(address);
  const minutes = (await minutesLeft(db, network)) ?? (await takeAccountTry(db, account));
  if (minutes !== null) throw new DomainError('too_many_attempts', { params: { minutes } });
  const user = await db
    .selectFrom('users')
    .where('site_id', '=', site.id)
    .where('email', '=', readEmail(email) ?? '')
    .select(['id', 'password_hash', 'status', 'purge_after', 'language'])
    .executeTakeFirst();
  if (!(await passwordMatches(user?.password_hash, password)) || !user || user.purge_after === null) {
    await countNetworkFailure(db, network);
    throw new DomainError('login_failed');
  }
  await forgiveAccount(db, account);
  if (!(await takeSlot(db, { key: `reactivate-mail:${user.id}`, most: MAILS_A_DAY, windowSeconds: 86_400 }))) {
    throw new DomainError('mail_limit');
  }
  await queueReactivationMail(db, { ...user, purge_after: user.purge_after });
};
