import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findPasswordHash } from './account.repository.ts';
import { clearFailures, takeAccountAttempt } from './login-throttle.repository.ts';
import type { Member } from './member.ts';
import { passwordMatches } from './password-hash.ts';
import { confirmKey } from './throttle-keys.ts';

/**
 * Checks the password again before an action that a stolen session must not do. Failures have the limits of the login
 * but their own counter, so that guessing here does not lock the owner out of the login.
 * @throws {DomainError} `old_password_wrong`, or `too_many_attempts` with minutes
 */
export const confirmPassword = async (
  { db }: Context,
  member: Member,
  password: string,
  field = 'password',
): Promise<void> => {
  const key = confirmKey(member.id);
  const minutes = await takeAccountAttempt(db, key);
  if (minutes !== null) throw new DomainError('too_many_attempts', { params: { minutes } });
  const stored = await findPasswordHash(db, member.id);
  if (!(await passwordMatches(stored, password))) throw new DomainError('old_password_wrong', { field });
  await clearFailures(db, key);
};
