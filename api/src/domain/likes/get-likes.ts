import type { MemberCard } from '@pairwise/contracts';

import type { Context } from '../context.ts';
import { cardView } from '../members/members.view.ts';
import type { Member } from '../session/member.ts';
import { countNewLikes, type LikeRow, listLikes, type LikesType } from './likes.repository.ts';

/** One tab of the likes page; `profiles` and `liked_by` tell of the same people in the same order. */
export const getLikes = async ({ db, site }: Context, member: Member, type: LikesType = 'received', before?: Date) => {
  const [rows, totalNew] = await Promise.all([
    listLikes(db, site.id, member.id, type, before),
    countNewLikes(db, member.id),
  ]);
  return {
    profiles: rows.map((row) => (type === 'matches' ? matchView(row, member) : cardView(row, member))),
    liked_by: rows.map((row) => ({
      id: row.public_id,
      like_new: row.like_new,
      created_at: row.like_created_at.toISOString(),
    })),
    total_new: totalNew,
  };
};

/** The photo of a match carries its whole path, as the match modal and its notification show it without the site. */
const matchView = (row: LikeRow, member: Member): MemberCard => {
  const card = cardView(row, member);
  const image = card.main_image;
  return { ...card, main_image: image && { ...image, match: `/media/${image.filename}` } };
};
