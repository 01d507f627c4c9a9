import { call, queryClient, useQuery } from '@pairwise/api-client';
import { useEffect } from 'react';

import { type Deck, dealt, ROUND, runsLow } from '../swipe-deck/swipe-deck.ts';
import { waitingSwipes } from '../swipe-deck/waiting-swipes.ts';

const DECK = ['GET /api/swipe.php', {}] as const;

/** The longest wait a timer takes, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Changes the pile that is there; where there is none there is nothing to change. */
export const changeDeck = (change: (deck: Deck) => Deck): void => {
  queryClient.setQueryData<Deck>(DECK, (deck) => deck && change(deck));
};

/**
 * The pile. It outlives the screen for a while: who looked at a profile comes back to the same card. The next round is
 * fetched before the last card, and the next day when it begins.
 */
export const useDeck = () => {
  const deck = useQuery({
    queryKey: DECK,
    queryFn: async ({ signal }) => {
      const round = await call('GET /api/swipe.php', { query: { limit: String(ROUND) }, signal });
      return dealt(queryClient.getQueryData<Deck>(DECK), round, waitingSwipes());
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
    // The clock here may be behind: a day that is over already is asked for once, by the mount.
    if (wait <= 0) return undefined;
    const timer = setTimeout(() => void refetch(), Math.min(wait + 1_000, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [resetsAt, refetch]);

  return deck;
};
