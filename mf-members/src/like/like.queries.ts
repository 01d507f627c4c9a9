import { callOrQueue } from '@pairwise/api-client';
import type { MemberCard } from '@pairwise/contracts';

import type { Counts } from '../swipe-deck/swipe-deck.ts';

/**
 * Where a like is given, as the database names it. `profile`: any like button outside the game. `swipe`: a swipe of the
 * game, which counts against the day's swipes.
 */
export type LikeSource = 'profile' | 'swipe';

/** The result of a like or unlike. `match` is the other member when the like made a match. */
export type LikeResult = { queued: true } | { queued: false; match: MemberCard | null; counts?: Counts };

const queued: LikeResult = { queued: true };

/** Sends a like (`true`) or an unlike (`false`); without a network it waits in the offline queue. Throws an `ApiError`. */
export const sendLike = async (source: LikeSource, id: number, liked: boolean): Promise<LikeResult> => {
  const body = { profile: id };
  if (!liked) {
    const outcome = await callOrQueue('DELETE /api/like.php', { body });
    return outcome.queued ? queued : { queued: false, match: null };
  }
  if (source === 'swipe') {
    const outcome = await callOrQueue('POST /api/swipe.php', { body: { ...body, action: 'like' } });
    return outcome.queued ? queued : { queued: false, match: outcome.response.match, counts: outcome.response };
  }
  const outcome = await callOrQueue('POST /api/like.php', { body });
  return outcome.queued ? queued : { queued: false, match: outcome.response.match };
};
