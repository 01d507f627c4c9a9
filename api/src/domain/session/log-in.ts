import { inTransaction } from '../../db/in-transaction.ts';
import { requireLoginAllowed, requireSamePassword } from '../account/account.policy.ts';
import { lockAccount } from '../account/account.repository.ts';
import { attemptLogin, type Credentials } from '../account/login-attempt.ts';
import { createSession, type Device } from '../account/session.repository.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { inEqualTime } from '../limits/equal-time.ts';
import { sendActivationMailQuietly } from '../signup/activation-mail.ts';

/** An account and the hash that its password was verified with. */
interface RightPassword {
  id: number;
  passwordHash: string | null;
}

interface LoggedIn {
  userId: number;
  token: string;
}

/**
 * Checks the password of a login. An unknown address gets the same error, work and
 * limits as a wrong password. Call it outside the transaction of `logIn`, because a failure is counted.
 *
 * On a site with uniform replies (decisions A-10) the right password does not open an account whose address is not
 * confirmed. Otherwise anyone who signs up with the address of another person could learn by logging in whether that
 * address had an account. The caller gets the error of a wrong password, and the confirmation mail is sent again.
 * @param address the network address of the request
 */
export const checkLogin = (context: Context, credentials: Credentials, address: string): Promise<RightPassword> => {
  const attempt = () => tryPassword(context, credentials, address);
  return context.site.settings.uniform_reset_reply ? inEqualTime(attempt) : attempt();
};

const tryPassword = async (context: Context, credentials: Credentials, address: string): Promise<RightPassword> => {
  const { db, site } = context;
  const { user, accept } = await attemptLogin(context, credentials, address);
  if (!user) throw new DomainError('login_failed');
  if (site.settings.uniform_reset_reply && user.status === 'not_confirmed') {
    await inTransaction(db, (transaction) => sendActivationMailQuietly(transaction, user.id));
    throw new DomainError('login_failed');
  }
  await accept();
  requireLoginAllowed(user.status);
  return { id: user.id, passwordHash: user.password_hash };
};

/**
 * Begins a session for a member whose password is right (`checkLogin`). Call it in a transaction.
 * @throws {DomainError} those of `checkLogin`, when password or status have changed since
 */
export const logIn = async (
  { db }: Context,
  { id, passwordHash }: RightPassword,
  device: Device,
): Promise<LoggedIn> => {
  const locked = await lockAccount(db, id);
  requireSamePassword(locked, passwordHash);
  requireLoginAllowed(locked.status);
  return { userId: locked.id, token: await createSession(db, locked, device) };
};
