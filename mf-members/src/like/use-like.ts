import { type ApiError, isApiError, queryClient } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { MemberCard } from '@pairwise/contracts';
import { useState } from 'react';

import { memberKey } from '../member/member-cache.ts';
import { cacheCounts, countQueuedSwipe, emitSwipeLikesLeft, leaveDeck } from '../swipe-deck/deck-cache.ts';
import { inTurn, SWIPES } from './in-turn.ts';
import { type LikeResult, sendLike, type LikeSource } from './like.queries.ts';
import { showLike, showMatch } from './show-like.ts';
import { invalidateLikes } from './likes-cache.ts';

type LikedMember = Pick<MemberCard, 'id' | 'name'>;

/** A like or unlike that the api refused. */
export interface FailedLike {
  member: LikedMember;
  liked: boolean;
  error: ApiError;
}

export type LikeOutcome = { status: 'sent' | 'queued' } | { status: 'failed'; error: ApiError };

/** Whether the caller can no longer meet the member. The member's card then does not return to the deck. */
export const isGone = (error: ApiError): boolean =>
  isApiError(error, 'blocked') || isApiError(error, 'not_available') || isApiError(error, 'own_profile');

/**
 * Writes the result to the caches and the bus. A queued like has no result yet, so only a queued swipe is counted. The
 * queue refetches the reads once it is sent.
 */
const applyResult = (source: LikeSource, id: number, liked: boolean, result: LikeResult): void => {
  if (result.queued) {
    if (source === 'swipe') countQueuedSwipe('like');
    return;
  }
  if (result.counts) {
    cacheCounts(result.counts);
    emitSwipeLikesLeft(result.counts.likes_left);
  }
  // Until the address is confirmed, a member has a single like, wherever it is given (decisions M-7).
  if (liked && bus.user$.value?.status === 'not_confirmed') emitSwipeLikesLeft(0);
  if (result.match) {
    showMatch(id);
    bus.emit('like:matched', { profile: result.match });
  }
  void invalidateLikes();
};

/**
 * Likes and unlikes members in search, profile, likes tabs and swipe game. A press is shown everywhere immediately; an
 * error rolls it back and is kept as `failure`. Without a network the press stays and is sent later. Presses on one
 * member, and all swipes, are sent in their order. A match is emitted on the bus, and the match modal opens (ALERT-07).
 */
export const useLike = (source: LikeSource = 'profile') => {
  const [failure, setFailure] = useState<FailedLike>();

  const change = (member: LikedMember, liked: boolean): Promise<LikeOutcome | undefined> => {
    const { id } = member;
    setFailure(undefined);
    const rollBack = showLike(id, liked);
    return inTurn(source === 'swipe' ? SWIPES : `like ${id}`, async (): Promise<LikeOutcome> => {
      try {
        const result = await sendLike(source, id, liked);
        applyResult(source, id, liked, result);
        return { status: result.queued ? 'queued' : 'sent' };
      } catch (error) {
        rollBack();
        // The member may be gone, or another tab may have used up the likes: load the state of the server.
        void queryClient.invalidateQueries({ queryKey: memberKey(id) });
        void invalidateLikes();
        if (!isApiError(error)) throw error;
        if (isGone(error)) leaveDeck(id);
        setFailure({ member, liked, error });
        return { status: 'failed', error };
      }
    });
  };

  return {
    /** Resolves with undefined when another member has logged in before it was sent. */
    like: (member: LikedMember) => change(member, true),
    unlike: (member: LikedMember) => change(member, false),
    failure,
    dismissFailure: (): void => setFailure(undefined),
  };
};
