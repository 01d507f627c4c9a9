import type { LandingMember } from '@pairwise/contracts/endpoints/member-landing';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { findLandingMember } from './landing-member.repository.ts';
import { cardView } from './member-card.view.ts';

/**
 * Returns the member of a landing page: first name, age, region, main photo and interests (decisions R-10). Null unless
 * the member agreed to it, or is fictional and marked as such, and is shown to others. A visitor cannot tell the reasons
 * apart.
 */
export const getLandingMember = async (
  { db, site }: Context,
  viewer: Member | null,
  publicId: number,
): Promise<LandingMember | null> => {
  const row = await findLandingMember(db, site.id, publicId, viewer?.id ?? 0);
  if (!row) return null;
  // A member who is logged in gets the card of a visitor, too: the page is made for visitors.
  const { id, name, age, region, country, main_image, fictional_icon } = cardView(row, null);
  return { id, name, age, region, country, main_image, fictional_icon, interests: row.interests };
};
