import { queryClient } from '@pairwise/api-client';
import type { Member } from '@pairwise/contracts';

import { memberKey } from '../member/member-cache.ts';
import { changeCard } from '../member/member-cards.ts';
import { allowInDeck, leaveDeck } from '../swipe-deck/deck-cache.ts';
import { cachedLikes, changeLikes, LIKES } from './likes-cache.ts';

const nothing = (): void => undefined;

/** Cancels reads that began before the like, because their responses would show the old state again. */
const cancelOlderReads = (id: number): void => {
  void queryClient.cancelQueries({ queryKey: memberKey(id) });
  void queryClient.cancelQueries({ queryKey: [LIKES], predicate: ({ state }) => state.data !== undefined });
};

const changeRelation = (id: number, liked: boolean, part: Partial<Member['relation']>): void => {
  queryClient.setQueryData<Member>(
    memberKey(id),
    (member) => member && { ...member, liked, relation: { ...member.relation, ...part } },
  );
};

const showOnMember = (id: number, liked: boolean): void => {
  changeCard(id, { liked });
  changeRelation(id, liked, { i_liked: liked });
  changeLikes('received', (page) => ({
    ...page,
    profiles: page.profiles.map((member) => (member.id === id ? { ...member, liked } : member)),
  }));
};

/** Removes a member from the given likes. Returns the function that shows them again, unless the list has changed. */
const leaveGivenLikes = (id: number): (() => void) => {
  const before = cachedLikes('given');
  changeLikes('given', (page) => ({
    ...page,
    profiles: page.profiles.filter((member) => member.id !== id),
    liked_by: page.liked_by.filter((like) => like.id !== id),
  }));
  const after = cachedLikes('given');
  return () => changeLikes('given', (page) => (before && page === after ? before : page));
};

/**
 * Shows a like (`true`) or an unlike (`false`) in every cache that knows the member: cards in search results and signup
 * matches, the profile, the likes tabs and the swipe deck. Returns the function that rolls all of it back.
 */
export const showLike = (id: number, liked: boolean): (() => void) => {
  cancelOlderReads(id);
  showOnMember(id, liked);
  const returnToDeck = liked ? leaveDeck(id) : nothing;
  if (!liked) allowInDeck(id);
  const returnToGiven = liked ? nothing : leaveGivenLikes(id);
  return () => {
    showOnMember(id, !liked);
    returnToDeck();
    returnToGiven();
  };
};

/** Shows on the profile that a like has made a match. */
export const showMatch = (id: number): void => changeRelation(id, true, { i_liked: true, match: true });
