import { call, callOrQueue, useQuery } from '@pairwise/api-client';
import { useEffect } from 'react';

import { inTurn, SWIPES } from '../like/in-turn.ts';
import { cachedDeck, countQueuedSwipe, deckKey, cacheCounts } from '../swipe-deck/deck-cache.ts';
import { dealt, ROUND, runsLow } from '../swipe-deck/swipe-deck.ts';
import { waitingSwipes } from '../swipe-deck/waiting-swipes.ts';

/** The longest delay a timer accepts, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Loads the deck. It stays cached after the screen has gone: a member who looked at a profile comes back to the same card.
 * The next round is fetched before the last card, and again when the next day begins.
 */
export const useDeck = () => {
  const deck = useQuery({
    queryKey: deckKey,
    queryFn: async ({ signal }) => {
      const round = await call('GET /api/swipe.php', { query: { limit: String(ROUND) }, signal });
      return dealt(cachedDeck(), round, waitingSwipes());
    },
    refetchOnMount: 'always',
    structuralSharing: false,
  });
  const { data, isFetching, isError, refetch } = deck;

  const low = data !== undefined && runsLow(data) && !isFetching && !isError;
  useEffect(() => {
    if (low) void refetch();
  }, [low, refetch]);

  const resetsAt = data?.resetsAt;
  useEffect(() => {
    if (resetsAt === undefined) return undefined;
    const wait = new Date(resetsAt).getTime() - Date.now();
    // A clock that is wrong may put the reset in the past: then only the mount refetches.
    if (wait <= 0) return undefined;
    const timer = setTimeout(() => void refetch(), Math.min(wait + 1_000, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [resetsAt, refetch]);

  return deck;
};

/** Sends a pass in its turn and takes over the day's counts. Rejects with an `ApiError`. */
export const sendPass = (id: number): Promise<void> =>
  inTurn(SWIPES, async () => {
    const outcome = await callOrQueue('POST /api/swipe.php', { body: { profile: id, action: 'pass' } });
    if (outcome.queued) countQueuedSwipe('pass');
    else cacheCounts(outcome.response);
  });

/** Undoes the last pass, in its turn. Rejects with an `ApiError`. */
export const undoPass = (id: number): Promise<void> =>
  inTurn(SWIPES, async () => {
    await callOrQueue('DELETE /api/swipe.php', { body: { profile: id } });
  });
