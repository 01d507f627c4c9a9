import type { Member } from '../account/member.ts';
import { countNewLikes } from '../badge/badge.repository.ts';
import type { Context } from '../context.ts';
import { markLikeSeen, markMatchShown } from './write-like.repository.ts';

/**
 * Records that a received like was opened, or that the modal of a match was shown to this member. Returns how many likes
 * are still new.
 */
export const seeLike = async (
  { db, site }: Context,
  member: Member,
  seen: { profile: number } | { match: number },
): Promise<{ total_new: number }> => {
  const pair = { siteId: site.id, viewer: member.id };
  if ('profile' in seen) await markLikeSeen(db, { ...pair, other: seen.profile });
  else await markMatchShown(db, { ...pair, other: seen.match });
  return { total_new: await countNewLikes(db, member.id) };
};
