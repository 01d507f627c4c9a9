import type { UserStatus } from '../../db/types.generated.ts';
import { DomainError } from '../domain-error.ts';
import type { LockedAccount } from './account.repository.ts';
import type { Member } from './member.ts';

/** Whether an account in this state may have a session. */
export const isUsable = (status: UserStatus): status is Member['status'] =>
  status === 'active' || status === 'not_confirmed';

/**
 * Refuses a login by a password that has been changed since it was verified.
 * @throws {DomainError} `login_failed`
 */
export const requireSamePassword = (account: Pick<LockedAccount, 'passwordHash'>, verified: string | null): void => {
  if (account.passwordHash !== verified) throw new DomainError('login_failed');
};

/** Whether an account in this state can get a new password by mail. */
export const canResetPassword = (status: UserStatus): boolean => isUsable(status) || status === 'pending_deletion';

/**
 * Refuses a login with the right password to an account that is closed.
 * @throws {DomainError} `account_banned` for a suspended or banned account; `account_pending_deletion`
 */
export const requireLoginAllowed = (status: UserStatus): void => {
  if (status === 'banned' || status === 'suspended') throw new DomainError('account_banned');
  if (status === 'pending_deletion') throw new DomainError('account_pending_deletion');
};

/**
 * Checks that an action on a member is not on the caller's own profile.
 * @throws {DomainError} `own_profile`
 */
export const requireOtherMember = (member: Pick<Member, 'publicId'>, publicId: number): void => {
  if (publicId === member.publicId) throw new DomainError('own_profile', { field: 'profile' });
};

/**
 * Checks that a message or its photo comes from the member who wrote it: a browser may repeat it after a login with
 * another account.
 * @throws {DomainError} `other_account`
 */
export const requireSender = (member: Pick<Member, 'publicId'>, { sender }: { sender?: number | undefined }): void => {
  if (sender !== undefined && sender !== member.publicId) throw new DomainError('other_account', { field: 'sender' });
};

/** @throws {DomainError} `already_confirmed` */
export const requireUnconfirmed = ({ status }: Pick<Member, 'status'>): void => {
  if (status !== 'not_confirmed') throw new DomainError('already_confirmed');
};

/** @throws {DomainError} `email_unconfirmed` */
export const requireConfirmed = ({ status }: Pick<Member, 'status'>): void => {
  if (status === 'not_confirmed') throw new DomainError('email_unconfirmed');
};

/** Mails a day that the owner of an address gets because someone else typed it into a form. */
export const ADDRESS_KNOWN_MAILS_A_DAY = 3;
