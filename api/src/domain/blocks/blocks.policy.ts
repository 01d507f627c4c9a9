import type { Member } from '../account/member.ts';
import { DomainError } from '../domain-error.ts';

/** @throws {DomainError} `own_profile` */
export const requireOtherMember = (member: Pick<Member, 'publicId'>, publicId: number): void => {
  if (publicId === member.publicId) throw new DomainError('own_profile', { field: 'profile' });
};
