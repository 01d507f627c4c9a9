import { type PageHeads, unlistedHeads } from '@pairwise/contracts/page-heads';

import { remote } from './remote.ts';

/** The titles of the pages, which the tab shows while they load. They are the headings that the pages show then. */
export const heads = (): Promise<PageHeads> =>
  unlistedHeads(async (language) => {
    const texts = (await remote.messages[language]()).default;
    const { likes, matchFinder, own, profile, search, swipe } = texts;
    return {
      members: search.title,
      'members-id': profile.title,
      likes: likes.title,
      'likes-type': likes.title,
      'likes-m-id': profile.title,
      'match-finder': matchFinder.who.title,
      'signup-matches': search.title,
      'swipe-game': swipe.title,
      profile: own.title,
    };
  });
