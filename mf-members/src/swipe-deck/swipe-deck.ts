import type { ResponseBody } from '@pairwise/api-client';

type Round = ResponseBody<'GET /api/swipe.php'>;

export type SwipeCard = Round['profiles'][number];

export type SwipeAction = 'like' | 'pass';

/** The day's counts, which every response of the game has. */
export type Counts = Pick<Round, 'likes_left' | 'passes_left' | 'resets_at'>;

/** How many cards one round requests. */
export const ROUND = 10;

/** With fewer cards than this the next round is requested, so that the member does not wait. */
const LOW = 4;

/** The cards of the game, and what is left of the day. */
export interface Deck {
  /** The first card is on top. */
  cards: readonly SwipeCard[];
  /** Swiped or liked here today: a round that was requested before must not bring them back. */
  swiped: readonly number[];
  likesLeft: number;
  passesLeft: number;
  resetsAt: string;
  /** The server has no more members for now: further requests would not change that. */
  exhausted: boolean;
}

/** Swipes in the offline queue: the server would deal these members again and does not count the swipes yet. */
export interface Waiting {
  profiles: readonly number[];
  likes: number;
  passes: number;
}

const nothingWaits: Waiting = { profiles: [], likes: 0, passes: 0 };

/** Adds a round from the server below the cards: the card on top stays. */
export const dealt = (deck: Deck | undefined, round: Round, waiting: Waiting = nothingWaits): Deck => {
  // On a new day, members who were passed yesterday may appear again.
  const swiped = deck && deck.resetsAt === round.resets_at ? deck.swiped : [];
  const cards = deck?.cards ?? [];
  const known = new Set([...swiped, ...waiting.profiles, ...cards.map(({ id }) => id)]);
  const fresh = round.profiles.filter(({ id }) => !known.has(id));
  return {
    cards: [...cards, ...fresh],
    swiped,
    likesLeft: round.likes_left - waiting.likes,
    passesLeft: round.passes_left - waiting.passes,
    resetsAt: round.resets_at,
    exhausted: fresh.length === 0 || round.profiles.length < ROUND,
  };
};

/** Takes a member out of the deck, including rounds that are still loading. */
export const without = (deck: Deck, id: number): Deck => ({
  ...deck,
  cards: deck.cards.filter((card) => card.id !== id),
  swiped: [...deck.swiped.filter((swiped) => swiped !== id), id],
});

/** Puts a card back on top. */
export const putBack = (deck: Deck, card: SwipeCard): Deck => ({
  ...deck,
  cards: [card, ...deck.cards.filter(({ id }) => id !== card.id)],
  swiped: deck.swiped.filter((id) => id !== card.id),
});

/** Takes over the counts of a response. */
export const counted = (deck: Deck, counts: Counts): Deck => ({
  ...deck,
  likesLeft: counts.likes_left,
  passesLeft: counts.passes_left,
  resetsAt: counts.resets_at,
});

/** Counts a swipe that waits in the offline queue. */
export const countedHere = (deck: Deck, action: SwipeAction): Deck =>
  action === 'like' ? { ...deck, likesLeft: deck.likesLeft - 1 } : { ...deck, passesLeft: deck.passesLeft - 1 };

/** Whether the next round should be requested. */
export const runsLow = ({ cards, exhausted }: Deck): boolean => cards.length < LOW && !exhausted;
