import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { evenly } from '../limits/evenly.ts';
import { readEmail } from '../signup/account-rules.ts';
import { sendActivationMailQuietly } from '../signup/activation-mail.ts';
import {
  accountKey,
  countNetworkFailure,
  forgiveAccount,
  minutesLeft,
  networkKey,
  takeAccountTry,
} from './login-throttle.repository.ts';
import { passwordMatches } from './password.ts';
import { createSession, endSession } from './session.repository.ts';

interface Credentials {
  email: string;
  password: string;
}

interface Device {
  address: string;
  userAgent: string | undefined;
  /** The session the browser came with; it ends, so that nobody can plant one. */
  previousToken: string | undefined;
}

/**
 * Answers the token of a new session. Unknown addresses are refused with the same words, work and limits.
 *
 * Where the site answers alike for every address (decisions A-10), a password opens no account before its address is
 * confirmed: else whoever signs up with somebody's address could tell by a login whether it had an account. The right
 * password then sends the mail with the link once more, and the answer is that of a wrong one.
 */
export const logIn = (context: Context, credentials: Credentials, device: Device): Promise<LoggedIn> => {
  const enter = () => tryPassword(context, credentials, device);
  return context.site.settings.uniform_reset_reply ? evenly(enter) : enter();
};

interface LoggedIn {
  userId: number;
  token: string;
}

const tryPassword = async (
  { db, site }: Context,
  { email, password }: Credentials,
  device: Device,
): Promise<LoggedIn> => {
  const account = accountKey(site.id, email.trim());
  const network = networkKey(device.address);
  const minutes = (await minutesLeft(db, network)) ?? (await takeAccountTry(db, account));
  if (minutes !== null) throw new DomainError('too_many_attempts', { params: { minutes } });

  // What is no address is nobody's. The database ignores the case of more letters than we do here, so that such a
  // spelling would have tries of its own.
  const user = await db
    .selectFrom('users')
    .where('site_id', '=', site.id)
    .where('email', '=', readEmail(email) ?? '')
    .select(['id', 'password_hash', 'status'])
    .executeTakeFirst();
  const matches = await passwordMatches(user?.password_hash, password);
  const needsLink = site.settings.uniform_reset_reply && user?.status === 'not_confirmed';
  if (!matches || !user || needsLink) {
    if (matches && user) await sendActivationMailQuietly(db, user.id);
    await countNetworkFailure(db, network);
    throw new DomainError('login_failed');
  }
  await forgiveAccount(db, account);
  if (user.status === 'banned' || user.status === 'suspended') throw new DomainError('account_banned');
  if (user.status === 'pending_deletion') throw new DomainError('account_pending_deletion');

  if (device.previousToken) await endSession(db, device.previousToken);
  return { userId: user.id, token: await createSession(db, user.id, device.userAgent) };
};
