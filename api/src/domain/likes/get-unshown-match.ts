import type { MemberCard } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { findUnshownMatch } from './list-likes.repository.ts';
import { matchView } from './match.view.ts';

/** Returns the oldest real match whose modal was not shown to this member (decisions M-11). Changes nothing (G-5). */
export const getUnshownMatch = async ({ db, site }: Context, member: Member): Promise<MemberCard | null> => {
  const row = await findUnshownMatch(db, site.id, member.id);
  return row ? matchView(row, member) : null;
};
