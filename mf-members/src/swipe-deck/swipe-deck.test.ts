import { card } from '../../testing/builders.ts';
import { type Deck, dealt, putBack, ROUND, runsLow, type SwipeCard, without } from './swipe-deck.ts';

const swipeCard = (id: number): SwipeCard => ({ ...card(id), images: [], headline: null });
const TODAY = '2026-11-22T23:00:00.000Z';
const TOMORROW = '2026-11-23T23:00:00.000Z';
const round = (ids: number[], differences = {}) => ({
  profiles: ids.map(swipeCard),
  likes_left: 4,
  passes_left: 200,
  resets_at: TODAY,
  ...differences,
});
const ids = (deck: Deck) => deck.cards.map(({ id }) => id);
const full = Array.from({ length: ROUND }, (_, index) => index + 1);

test('a round goes below the cards; no member is in the deck twice', () => {
  const deck = dealt(dealt(undefined, round([1, 2])), round([2, 3, 1], { likes_left: 2 }));
  expect(ids(deck)).toEqual([1, 2, 3]);
  expect(deck.likesLeft).toBe(2);
});

test('a swiped member does not come back with an older round, but may on another day', () => {
  const deck = without(dealt(undefined, round([1, 2])), 1);
  expect(ids(dealt(deck, round([1, 2, 3])))).toEqual([2, 3]);
  expect(ids(dealt(deck, round([1, 3], { resets_at: TOMORROW })))).toEqual([2, 1, 3]);
});

test('a swipe in the offline queue is not dealt again, and counts against the day', () => {
  const deck = dealt(undefined, round([1, 2, 3]), { profiles: [1, 3], likes: 1, passes: 1 });
  expect(ids(deck)).toEqual([2]);
  expect([deck.likesLeft, deck.passesLeft]).toEqual([3, 199]);
});

test('a card that is put back is on top, once, and may be swiped again', () => {
  const deck = without(dealt(undefined, round([1, 2])), 1);
  const back = putBack(putBack(deck, swipeCard(1)), swipeCard(1));
  expect(ids(back)).toEqual([1, 2]);
  expect(ids(without(back, 1))).toEqual([2]);
});

test('the next round is requested before the last card, and not endlessly', () => {
  const deck = dealt(undefined, round(full));
  expect(runsLow(deck)).toBe(false);
  const low = full.slice(0, -3).reduce(without, deck);
  expect(low.cards).toHaveLength(3);
  expect(runsLow(low)).toBe(true);
  // The server deals the same ten, because no swipe has arrived: no endless requests.
  expect(runsLow(dealt(low, round(full)))).toBe(false);
  expect(runsLow(dealt(undefined, round([1])))).toBe(false);
});
