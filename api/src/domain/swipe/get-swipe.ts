import type { SwipeCard } from '@pairwise/contracts/endpoints/swipe';

import type { Context } from '../context.ts';
import type { CandidateRow } from '../match-finder/candidates.repository.ts';
import { findCandidates } from '../match-finder/find-candidates.ts';
import { visiblePhotos } from '../members/members.policy.ts';
import { cardView } from '../members/members.view.ts';
import { imageView } from '../photos/photos.view.ts';
import type { Member } from '../session/member.ts';
import type { Site } from '../settings/sites.repository.ts';
import { findSwipeDay } from './swipe-day.repository.ts';

const CARDS = 10;

/** The next cards of the game, and what is left of the day. */
export const getSwipe = async (context: Context, member: Member, limit = CARDS) => {
  const [rows, day] = await Promise.all([
    findCandidates(context, member, { limit, withoutPassed: true }),
    findSwipeDay(context.db, member.id),
  ]);
  return { profiles: rows.map((row) => swipeCardView(row, member, context.site)), ...day };
};

/** The photos of a card are those the viewer may have on the profile page too (decisions M-4). */
const swipeCardView = (row: CandidateRow, viewer: Member, { settings }: Site): SwipeCard => ({
  ...cardView(row, viewer),
  headline: settings.visible_profile_notes.includes('headline') ? row.headline : null,
  images: row.photos.slice(0, visiblePhotos(viewer)).map(imageView),
});
