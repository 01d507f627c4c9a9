import type { MemberCard } from '@pairwise/contracts';

import type { CardRow } from '../members/member-card.repository.ts';
import { cardView } from '../members/member-card.view.ts';
import type { Member } from '../account/member.ts';

/**
 * Builds the card of a match. Its photo has a full path, because the match modal and its notification know no CDN
 * prefix.
 */
export const matchView = (row: CardRow, viewer: Member): MemberCard => {
  const card = cardView(row, viewer);
  const image = card.main_image;
  return { ...card, main_image: image && { ...image, match: `/media/${image.filename}` } };
};
