import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
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

/** Answers the token of a new session. Unknown addresses are refused with the same words, work and limits. */
export const logIn = async (
  { db, site }: Context,
  { email, password }: Credentials,
  device: Device,
): Promise<{ userId: number; token: string }> => {
  const account = accountKey(site.id, email.trim());
  const network = networkKey(device.address);
  const minutes = (await minutesLeft(db, network)) ?? (await takeAccountTry(db, account));
  if (minutes !== null) throw new DomainError('too_many_attempts', { params: { minutes } });

  const user = await db
    .selectFrom('users')
    .where('site_id', '=', site.id)
    .where('email', '=', email.trim())
    .select(['id', 'password_hash', 'status'])
    .executeTakeFirst();
  if (!(await passwordMatches(user?.password_hash, password)) || !user) {
    await countNetworkFailure(db, network);
    throw new DomainError('login_failed');
  }
  await forgiveAccount(db, account);
  if (user.status === 'banned' || user.status === 'suspended') throw new DomainError('account_banned');
  if (user.status === 'pending_deletion') throw new DomainError('account_pending_deletion');

  if (device.previousToken) await endSession(db, device.previousToken);
  return { userId: user.id, token: await createSession(db, user.id, device.userAgent) };
};
