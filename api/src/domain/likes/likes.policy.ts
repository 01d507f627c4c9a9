import { swipeLikesPerDay } from '@pairwise/contracts/swipe-limits';

import type { Member } from '../account/member.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.repository.ts';
import { mayMeet } from '../members/member-visibility.policy.ts';

/** Likes of one member in a day (UTC), against abuse; likes of the swipe game are counted apart (decisions M-9). */
const likesPerDay = 60;

/** How long a like can be undone (decisions M-7). */
const unlikeSeconds = 86_400;

/** Returns the limit of a member's likes in a day. */
export const likeLimit = (memberId: number): Limit => ({
  key: `like:${memberId}`,
  most: likesPerDay,
  windowSeconds: 86_400,
});

interface Likeable {
  id: number;
  name: string;
  shown: boolean;
  invisible: boolean;
  is_fictional: boolean;
  liked_me: boolean;
  i_blocked: boolean;
  blocked_me: boolean;
  conversation: number | null;
}

/**
 * Returns the member, if they can be liked. Fictional profiles take part in no likes (decisions F-1). A member whom
 * the caller has blocked is not available until the block is removed (S-1).
 * @throws {DomainError} `blocked` with the name of a member who has blocked the caller (M-7); `not_available`, without a
 *   reason, for every other member whom the caller may not meet
 */
export const requireLikeable = <Row extends Likeable>(member: Member, row: Row | undefined): Row => {
  if (row?.shown && row.blocked_me) throw new DomainError('blocked', { params: { name: row.name } });
  if (!row || row.is_fictional || row.i_blocked || !mayMeet(member, row)) throw new DomainError('not_available');
  return row;
};

/** Whether the member has only one like, because the email address is not confirmed (decisions M-7). */
export const hasOneLike = ({ status }: { status: string }): boolean => status === 'not_confirmed';

/** What a member has used of their likes. */
export interface UsedLikes {
  /** Likes of the game today. */
  likes: number;
  /** The member has only one like, because the email address is not confirmed (decisions M-7). */
  onlyOne: boolean;
  /** That one like has been given. */
  usedOnly: boolean;
}

/** Returns how many likes are left in the game today. */
export const swipeLikesLeft = ({ likes, onlyOne, usedOnly }: UsedLikes): number => {
  const ofDay = Math.max(0, swipeLikesPerDay - likes);
  return onlyOne ? Math.min(ofDay, usedOnly ? 0 : 1) : ofDay;
};

/** @throws {DomainError} `email_unconfirmed` when the one like of an unconfirmed member went to another member */
export const requireOneLike = (target: number | undefined, to: number): void => {
  if (target !== to) throw new DomainError('email_unconfirmed');
};

/** @throws {DomainError} `like_limit` when the likes of the day are used up */
export const requireLikeLeft = (hasLeft: boolean): void => {
  if (!hasLeft) throw new DomainError('like_limit');
};

/**
 * Checks that a like can be undone; one that does not exist counts as undone.
 * @throws {DomainError} `like_matched`, because only a block ends a match; `like_too_old` after 24 hours
 */
export const requireUnlikeable = (like: { matched: boolean; ageSeconds: number } | undefined): void => {
  if (like?.matched) throw new DomainError('like_matched');
  if (like && like.ageSeconds > unlikeSeconds) throw new DomainError('like_too_old');
};
