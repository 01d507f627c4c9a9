import type { MemberCard } from '@pairwise/contracts';

import type { Context } from '../context.ts';
import { cardView } from '../members/members.view.ts';
import type { Member } from '../session/member.ts';
import { findCandidates } from './find-candidates.ts';

const MOST = 12;

/** Whom a new member may like or write to first (decisions R-7). */
export const getSignupMatches = async (context: Context, member: Member): Promise<{ profiles: MemberCard[] }> => {
  const rows = await findCandidates(context, member, { limit: MOST, withoutPassed: false });
  return { profiles: rows.map((row) => cardView(row, member)) };
};
