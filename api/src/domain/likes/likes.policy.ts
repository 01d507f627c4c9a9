import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findMember, type MemberRow } from '../members/member.repository.ts';
import { mayMeet } from '../members/members.policy.ts';
import type { Member } from '../session/member.ts';

/**
 * The member whom a like is for. Fictional profiles take part in no likes (decisions F-1), and whom one blocked oneself
 * is not there until the block is lifted (S-1).
 * @throws {DomainError} `own_profile`; `blocked` with the name of who did it (M-7); `not_available` for everybody one
 *   may not meet, which says nothing of why
 */
export const requireLikeable = async ({ db, site }: Context, member: Member, publicId: number): Promise<MemberRow> => {
  if (publicId === member.publicId) throw new DomainError('own_profile', { field: 'profile' });
  const row = await findMember(db, site.id, publicId, member.id);
  if (row?.shown && row.blocked_me) throw new DomainError('blocked', { params: { name: row.name } });
  if (!row || row.is_fictional || row.i_blocked || !mayMeet(member, row)) throw new DomainError('not_available');
  return row;
};
