import type { ResponseBody } from '@pairwise/api-client';

type Round = ResponseBody<'GET /api/swipe.php'>;

export type SwipeCard = Round['profiles'][number];

export type SwipeAction = 'like' | 'pass';

/** What every answer of the game tells of the day. */
export type Counts = Pick<Round, 'likes_left' | 'passes_left' | 'resets_at'>;

/** Cards asked for at a time. */
export const ROUND = 10;

/** With so few left the next ones are asked for, so that nobody waits. */
const LOW = 4;

/** The game as it stands on this screen: who lies on the pile, and what is left of the day. */
export interface Deck {
  /** The first lies on top. */
  cards: readonly SwipeCard[];
  /** Swiped on this screen today: a round that was asked for before must not bring them back. */
  swiped: readonly number[];
  likesLeft: number;
  passesLeft: number;
  resetsAt: string;
  /** The server has nobody beyond these, or not yet: asking on and on would not change it. */
  exhausted: boolean;
}

/** Swipes that have not reached the server yet: it would deal these people again, and counts as if they were not. */
export interface Waiting {
  profiles: readonly number[];
  likes: number;
  passes: number;
}

const nothingWaits: Waiting = { profiles: [], likes: 0, passes: 0 };

/** A round of the server's put under the pile that is there: who is being looked at stays on top. */
export const dealt = (deck: Deck | undefined, round: Round, waiting: Waiting = nothingWaits): Deck => {
  // A new day begins: whom one passed yesterday may be met again.
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

export const without = (deck: Deck, id: number): Deck => ({
  ...deck,
  cards: deck.cards.filter((card) => card.id !== id),
  swiped: [...deck.swiped.filter((swiped) => swiped !== id), id],
});

/** The card lies on top again, once. */
export const putBack = (deck: Deck, card: SwipeCard): Deck => ({
  ...deck,
  cards: [card, ...deck.cards.filter(({ id }) => id !== card.id)],
  swiped: deck.swiped.filter((id) => id !== card.id),
});

export const counted = (deck: Deck, counts: Counts): Deck => ({
  ...deck,
  likesLeft: counts.likes_left,
  passesLeft: counts.passes_left,
  resetsAt: counts.resets_at,
});

/** As `counted`, of a swipe that the server will hear of later. */
export const countedHere = (deck: Deck, action: SwipeAction): Deck =>
  action === 'like' ? { ...deck, likesLeft: deck.likesLeft - 1 } : { ...deck, passesLeft: deck.passesLeft - 1 };

export const runsLow = ({ cards, exhausted }: Deck): boolean => cards.length < LOW && !exhausted;
