import type { Member as MemberView } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { findMember } from './member.repository.ts';
import { memberView } from './member.view.ts';
import { requireVisible } from './member-visibility.policy.ts';
import { requireSearch } from './search.policy.ts';

/**
 * Loads a profile, as far as this viewer may see it; a viewer of null is a visitor.
 * @throws {DomainError} `search_not_allowed`, `not_found`; `blocked` with the name of a member who blocked the viewer
 */
export const getMember = async (
  { db, site }: Context,
  viewer: Member | null,
  publicId: number,
  trafficSource: string | undefined,
): Promise<MemberView> => {
  requireSearch(viewer, site, trafficSource);
  const row = await findMember(db, site.id, publicId, viewer?.id ?? 0);
  return memberView(requireVisible(viewer, row), viewer, site);
};
