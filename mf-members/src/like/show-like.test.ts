import { queryClient } from '@pairwise/api-client';
import type { LikesTab, Member } from '@pairwise/contracts';

import { card, profile, result } from '../../testing/builders.ts';
import { memberKey } from '../member/member-cache.ts';
import { SEARCH, SIGNUP_MATCHES } from '../member/member-cards.ts';
import { cachedDeck, deckKey } from '../swipe-deck/deck-cache.ts';
import type { Deck } from '../swipe-deck/swipe-deck.ts';
import { showLike, showMatch } from './show-like.ts';
import { cachedLikes, likesKey, type LikesPage } from './likes-cache.ts';

const searchKey = [SEARCH, { pageNumber: '1' }];

const likesOf = (...ids: number[]): LikesPage => ({
  profiles: ids.map((id) => card(id, { liked: false })),
  liked_by: ids.map((id) => ({ id, like_new: false, created_at: '2026-11-22T12:00:00.000Z' })),
  total_new: 0,
  cursor: null,
});

const deck: Deck = {
  cards: [1, 2].map((id) => ({ ...card(id), images: [], headline: null })),
  swiped: [],
  likesLeft: 4,
  passesLeft: 200,
  resetsAt: '2026-11-22T23:00:00.000Z',
  exhausted: false,
};

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(searchKey, result([card(1), card(2)], { similar: [card(1)] }));
  queryClient.setQueryData([SIGNUP_MATCHES], { profiles: [card(1)] });
  queryClient.setQueryData(memberKey(1), profile({ id: 1 }));
  queryClient.setQueryData(likesKey('received'), likesOf(1, 2));
  queryClient.setQueryData(likesKey('given'), likesOf(1, 2));
  queryClient.setQueryData(deckKey, deck);
});

const shown = () => {
  const search = queryClient.getQueryData<ReturnType<typeof result>>(searchKey);
  const matches = queryClient.getQueryData<Pick<ReturnType<typeof result>, 'profiles'>>([SIGNUP_MATCHES]);
  const ids = (tab: LikesTab) => cachedLikes(tab)?.profiles.map(({ id }) => id);
  return {
    cards: [...(search?.profiles ?? []), ...(search?.similar ?? []), ...(matches?.profiles ?? [])].map(
      ({ id, liked }) => `${id} ${liked}`,
    ),
    profile: queryClient.getQueryData<Member>(memberKey(1))?.relation.i_liked,
    received: cachedLikes('received')?.profiles.map(({ liked }) => liked),
    given: ids('given'),
    deck: cachedDeck()?.cards.map(({ id }) => id),
  };
};
const before = {
  cards: ['1 false', '2 false', '1 false', '1 false'],
  profile: false,
  received: [false, false],
  given: [1, 2],
  deck: [1, 2],
};

test('MEMBER-05 a like shows on cards, profile, received likes and in the deck, and is rolled back everywhere', () => {
  const rollBack = showLike(1, true);
  expect(shown()).toEqual({
    ...before,
    cards: ['1 true', '2 false', '1 true', '1 true'],
    profile: true,
    received: [true, false],
    deck: [2],
  });
  rollBack();
  expect(shown()).toEqual(before);
});

test('decisions M-7 an unlike leaves the given likes, and is rolled back with their order', () => {
  showLike(2, true);
  const rollBack = showLike(2, false);
  expect(shown()).toEqual({ ...before, given: [1], deck: [1] });
  rollBack();
  expect(shown()).toMatchObject({ given: [1, 2], received: [false, true] });
});

test('an unlike that fails after the given likes have changed leaves the newer list', () => {
  const rollBack = showLike(2, false);
  queryClient.setQueryData(likesKey('given'), likesOf(3));
  rollBack();
  expect(shown().given).toEqual([3]);
});

test('MEMBER-08 a match shows on the profile', () => {
  showMatch(1);
  expect(queryClient.getQueryData<Member>(memberKey(1))?.relation).toMatchObject({ i_liked: true, match: true });
});

test('without cached data it changes nothing', () => {
  queryClient.clear();
  showLike(1, true)();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
