import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { confirmKey, forgiveAccount, takeAccountTry } from './login-throttle.repository.ts';
import type { Member } from './member.ts';
import { passwordMatches } from './password.ts';

/**
 * Asks for the password once more before something that a borrowed session must not do. Guesses are counted as those
 * of the login are, but on their own: who guesses here does not lock the owner out there.
 * @throws {DomainError} `old_password_wrong`, or `too_many_attempts` with minutes
 */
export const confirmPassword = async (
  { db }: Context,
  member: Member,
  password: string,
  field = 'password',
): Promise<void> => {
  const key = confirmKey(member.id);
  const minutes = await takeAccountTry(db, key);
  if (minutes !== null) throw new DomainError('too_many_attempts', { params: { minutes } });
  const row = await db.selectFrom('users').where('id', '=', member.id).select('password_hash').executeTakeFirst();
  if (!(await passwordMatches(row?.password_hash, password))) throw new DomainError('old_password_wrong', { field });
  await forgiveAccount(db, key);
};
