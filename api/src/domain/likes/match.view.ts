import type { MemberCard } from '@pairwise/contracts';

import type { CardRow } from '../members/member-card.repository.ts';
import { cardView } from '../members/members.view.ts';
import type { Member } from '../session/member.ts';

/** A match: its photo carries its whole path, as the match modal and its notification show it without the site. */
export const matchView = (row: CardRow, viewer: Member): MemberCard => {
  const card = cardView(row, viewer);
  const image = card.main_image;
  return { ...card, main_image: image && { ...image, match: `/media/${image.filename}` } };
};
