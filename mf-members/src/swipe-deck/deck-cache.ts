import { queryClient } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';

import { counted, countedHere, type Counts, type Deck, putBack, type SwipeAction, without } from './swipe-deck.ts';

/** The cached deck. */
export const deckKey = ['GET /api/swipe.php', {}] as const;

export const cachedDeck = (): Deck | undefined => queryClient.getQueryData<Deck>(deckKey);

/** Changes the cached deck; does nothing before the first cards have loaded. */
export const changeDeck = (change: (deck: Deck) => Deck): void => {
  queryClient.setQueryData<Deck>(deckKey, (deck) => deck && change(deck));
};

/** Removes a member from the deck. Returns the function that puts their card back on top. */
export const leaveDeck = (id: number): (() => void) => {
  const card = cachedDeck()?.cards.find((one) => one.id === id);
  changeDeck((deck) => without(deck, id));
  return () => (card ? changeDeck((deck) => putBack(deck, card)) : allowInDeck(id));
};

/** Lets a later request return a member who was swiped or liked here. */
export const allowInDeck = (id: number): void =>
  changeDeck((deck) => ({ ...deck, swiped: deck.swiped.filter((swiped) => swiped !== id) }));

/** Caches the day's counts from a response of the game. */
export const cacheCounts = (counts: Counts): void => changeDeck((deck) => counted(deck, counts));

/** Counts a swipe that waits in the offline queue. */
export const countQueuedSwipe = (action: SwipeAction): void => changeDeck((deck) => countedHere(deck, action));

/** Publishes the likes left of the day in the user's record, which the shell shows. */
export const emitSwipeLikesLeft = (left: number): void => {
  const user = bus.user$.value;
  if (user) bus.emit('user:changed', { user: { ...user, swipe_likes_left: left } });
};
