import { swipePassesPerDay } from '@pairwise/contracts/swipe-limits';

import { DomainError } from '../domain-error.ts';
import { swipeLikesLeft, type UsedLikes } from '../likes/likes.policy.ts';

/** Cards of one request, unless it says otherwise. */
export const cardsPerRequest = 10;

/** What a member has used of a day in the game. */
export interface UsedDay extends UsedLikes {
  passes: number;
  /** The end of the day where the member's account is (decisions M-8). */
  resets_at: Date;
}

export interface SwipeDay {
  likes_left: number;
  passes_left: number;
  /** ISO 8601. */
  resets_at: string;
}

/** Returns what is left of a day in the game. The database holds the same limits (`swipe_like`, `swipe_pass`). */
export const swipeDay = (used: UsedDay): SwipeDay => ({
  likes_left: swipeLikesLeft(used),
  passes_left: Math.max(0, swipePassesPerDay - used.passes),
  resets_at: used.resets_at.toISOString(),
});

/** Returns the error for a member whose likes or passes of the day are used up. */
export const dayUsedUp = (action: 'like' | 'pass', { resets_at }: SwipeDay): DomainError =>
  new DomainError(action === 'like' ? 'swipe_limit' : 'swipe_pass_limit', { params: { resets_at } });
