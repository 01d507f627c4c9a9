import type { MemberCard } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { cardView } from '../members/member-card.view.ts';
import { findSignupHostCard } from '../members/signup-host.repository.ts';
import { findCandidates } from './find-candidates.ts';
import { signupMatches } from './match-finder.policy.ts';

/**
 * Returns candidates whom a new member may like or write to first (decisions R-7). The member whose page led to the signup
 * comes before all others (LAND-02).
 */
export const getSignupMatches = async (context: Context, member: Member): Promise<{ profiles: MemberCard[] }> => {
  const host = await findSignupHostCard(context.db, context.site.id, member.id);
  const rows = await findCandidates(context, member, { limit: signupMatches, withoutPassed: false });
  const others = rows.filter(({ id }) => id !== host?.id);
  const profiles = [...(host ? [host] : []), ...others].slice(0, signupMatches);
  return { profiles: profiles.map((row) => cardView(row, member)) };
};
