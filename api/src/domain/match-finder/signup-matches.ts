import type { MemberCard } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { cardView } from '../members/member-card.view.ts';
import { findCandidates } from './find-candidates.ts';
import { signupMatches } from './match-finder.policy.ts';

/** Returns candidates whom a new member may like or write to first (decisions R-7). */
export const getSignupMatches = async (context: Context, member: Member): Promise<{ profiles: MemberCard[] }> => {
  const rows = await findCandidates(context, member, { limit: signupMatches, withoutPassed: false });
  return { profiles: rows.map((row) => cardView(row, member)) };
};
