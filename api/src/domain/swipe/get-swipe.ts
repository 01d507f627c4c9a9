import type { SwipeCard } from '@pairwise/contracts/endpoints/swipe';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import type { CandidateRow } from '../match-finder/candidates.repository.ts';
import { findCandidates } from '../match-finder/find-candidates.ts';
import { cardView } from '../members/member-card.view.ts';
import { visiblePhotos } from '../photos/photos.policy.ts';
import { imageView } from '../photos/photos.view.ts';
import type { Site } from '../sites/sites.repository.ts';
import { findUsedDay } from './swipe-day.repository.ts';
import { cardsPerRequest, swipeDay } from './swipe.policy.ts';

/** Returns the next cards of the game, and what is left of the day. */
export const getSwipe = async (context: Context, member: Member, limit = cardsPerRequest) => {
  const [rows, used] = await Promise.all([
    findCandidates(context, member, { limit, withoutPassed: true }),
    findUsedDay(context.db, member.id),
  ]);
  return { profiles: rows.map((row) => swipeCardView(row, member, context.site)), ...swipeDay(used) };
};

/** Builds a card. It has the photos that the viewer also sees on the profile page (decisions M-4). */
const swipeCardView = (row: CandidateRow, viewer: Member, { settings }: Site): SwipeCard => ({
  ...cardView(row, viewer),
  headline: settings.visible_profile_notes.includes('headline') ? row.headline : null,
  images: row.photos.slice(0, visiblePhotos(viewer)).map(imageView),
});
