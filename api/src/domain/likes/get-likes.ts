import type { LikesTab } from '@pairwise/contracts';

import { countNewLikes } from '../badge/badge.repository.ts';
import type { Context } from '../context.ts';
import { cardView } from '../members/member-card.view.ts';
import type { Member } from '../account/member.ts';
import { type LikeRow, listLikes, type LikesStart } from './list-likes.repository.ts';
import { matchView } from './match.view.ts';

const pageSize = 200;

interface LikesQuery {
  type?: LikesTab | undefined;
  before?: Date | undefined;
  cursor?: string | undefined;
}

/** Loads one tab of the likes page. `profiles` and `liked_by` list the same members in the same order. */
export const getLikes = async ({ db, site }: Context, member: Member, query: LikesQuery) => {
  const { type = 'received' } = query;
  const page = { siteId: site.id, viewer: member.id, type, start: startOf(query), limit: pageSize + 1 };
  const [found, totalNew] = await Promise.all([listLikes(db, page), countNewLikes(db, member.id)]);
  // One more than the page shows whether another page follows.
  const rows = found.slice(0, pageSize);
  const view = type === 'matches' ? matchView : cardView;
  return {
    profiles: rows.map((row) => view(row, member)),
    liked_by: rows.map((row) => ({
      id: row.public_id,
      like_new: row.like_new,
      created_at: row.like_created_at.toISOString(),
    })),
    total_new: totalNew,
    cursor: found.length > pageSize ? cursorAfter(rows.at(-1)) : null,
  };
};

const cursorPattern = /^([01])\.(\d{1,16})\.(\d{1,15})$/;

/** Builds a cursor. Unseen likes come first in the list, so the time alone cannot say where a page ended. */
const cursorAfter = (row: LikeRow | undefined): string | null =>
  row ? `${row.like_new ? 1 : 0}.${row.like_micros}.${row.public_id}` : null;

/** Reads where the page begins. An invalid cursor is ignored, as in the search. */
const startOf = ({ before, cursor }: LikesQuery): LikesStart => {
  const [, isNew, micros, publicId] = cursorPattern.exec(cursor ?? '') ?? [];
  if (micros && publicId) {
    return { after: { isNew: isNew === '1', micros: Number(micros), publicId: Number(publicId) } };
  }
  return before && { before };
};
