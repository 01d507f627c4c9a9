import type { Member as MemberView } from '@pairwise/contracts';

import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Member } from '../session/member.ts';
import { findMember } from './member.repository.ts';
import { memberView } from './member.view.ts';
import { mayMeet, maySearch } from './members.policy.ts';

/** A profile, as far as this viewer may see it. Who was blocked is told so by name (decisions S-9). */
export const getMember = async (
  { db, site }: Context,
  viewer: Member | null,
  publicId: number,
  trafficSource: string | undefined,
): Promise<MemberView> => {
  if (!maySearch(viewer, site, trafficSource)) throw new DomainError('search_not_allowed');
  const row = await findMember(db, site.id, publicId, viewer?.id ?? 0);
  if (row?.shown && row.blocked_me) throw new DomainError('blocked', { params: { name: row.name } });
  if (!row || !mayMeet(viewer, row)) throw new DomainError('not_found');
  return memberView(row, viewer, site);
};
