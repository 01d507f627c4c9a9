import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { readEmail } from './account-fields.ts';
import { type AccountRow, findAccountByEmail } from './account.repository.ts';
import {
  clearFailures,
  returnNetworkAttempt,
  takeAccountAttempt,
  takeNetworkAttempt,
} from './login-throttle.repository.ts';
import { passwordMatches } from './password-hash.ts';
import { accountKey, networkKey } from './throttle-keys.ts';

export interface Credentials {
  email: string;
  password: string;
}

interface LoginAttempt {
  /** The account, when the password is right; its status is not checked. */
  user: AccountRow | undefined;
  /** Unlocks the account and gives the network its attempt back. An attempt that is not accepted stays counted. */
  accept: () => Promise<void>;
}

/**
 * Verifies an address and its password. The attempt counts against the account and the network (decisions A-9) before
 * the password is hashed, so a burst of concurrent attempts meets the same limits as a sequence of them. An unknown
 * address costs the same work as a wrong password.
 * @param address the network address of the request
 * @throws {DomainError} `too_many_attempts` with minutes
 */
export const attemptLogin = async (
  { db, site }: Context,
  { email, password }: Credentials,
  address: string,
): Promise<LoginAttempt> => {
  const attempt = await takeNetworkAttempt(db, networkKey(address));
  if ('minutes' in attempt) throw new DomainError('too_many_attempts', { params: attempt });
  const account = accountKey(site.id, email.trim());
  const minutes = await takeAccountAttempt(db, account);
  if (minutes !== null) {
    // No password is checked, so the network has tried none.
    await returnNetworkAttempt(db, attempt);
    throw new DomainError('too_many_attempts', { params: { minutes } });
  }

  // An invalid address has no account. It must not reach the database, which ignores the case of more letters than
  // this code does: such a spelling would find the account but have attempts of its own.
  const user = await findAccountByEmail(db, site.id, readEmail(email) ?? '');
  const matches = await passwordMatches(user?.password_hash, password);
  return {
    user: matches ? user : undefined,
    accept: async () => {
      await clearFailures(db, account);
      await returnNetworkAttempt(db, attempt);
    },
  };
};
