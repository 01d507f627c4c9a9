import type { Database } from '../../db/database.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isUsable } from './account.policy.ts';
import { findPasswordHash, type LockedAccount, lockAccount } from './account.repository.ts';
import { clearFailures, takeAccountAttempt } from './login-throttle.repository.ts';
import type { Member } from './member.ts';
import { passwordMatches } from './password-hash.ts';
import { confirmKey } from './throttle-keys.ts';

/** The proof of a password that the member has typed: the hash it was verified with. */
export interface Confirmed {
  passwordHash: string | null | undefined;
  /** The field of the password in the form. */
  field: string;
}

/**
 * Checks the password again before an action that a stolen session must not do. Failures have the limits of the login
 * but their own counter, so that guessing here does not lock the owner out of the login. The action itself begins with
 * `lockConfirmed`, because the password may change while it is being verified.
 * @throws {DomainError} `old_password_wrong`, or `too_many_attempts` with minutes
 */
export const confirmPassword = async (
  { db }: Context,
  member: Member,
  password: string,
  field = 'password',
): Promise<Confirmed> => {
  const key = confirmKey(member.id);
  const minutes = await takeAccountAttempt(db, key);
  if (minutes !== null) throw new DomainError('too_many_attempts', { params: { minutes } });
  const stored = await findPasswordHash(db, member.id);
  if (!(await passwordMatches(stored, password))) throw new DomainError('old_password_wrong', { field });
  await clearFailures(db, key);
  return { passwordHash: stored, field };
};

/**
 * Locks the account of a member whose password was confirmed. An intruder's action must not take effect after the owner
 * has reset the password or a moderator has closed the account.
 * @throws {DomainError} `authentication_required` when the account was closed since; `old_password_wrong` when the
 *   password was changed
 */
export const lockConfirmed = async (
  transaction: Database,
  member: Pick<Member, 'id'>,
  { passwordHash, field }: Confirmed,
): Promise<LockedAccount> => {
  const account = await lockAccount(transaction, member.id);
  if (!isUsable(account.status)) throw new DomainError('authentication_required');
  if (account.passwordHash !== passwordHash) throw new DomainError('old_password_wrong', { field });
  return account;
};
