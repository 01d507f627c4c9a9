import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { type CardRow, cardColumns, cardJoins, visibleTo } from './member-card.repository.ts';
import type { SearchFilter, SearchKey, WiderSearch } from './search-filter.ts';

export type SearchRow = CardRow & { active_bucket: number };

interface Found {
  /** The people of the page, in order. */
  page: number[];
  /** Real members who fit, 1001 at most: fictional ones are not counted (decisions F-1). */
  fits: number;
  /** People of the wider searches when the whole search stands on the page, and by which of them each was found. */
  alike: number[];
  steps: number[];
}

interface Place {
  limit: number;
  /** So many are passed over, or all up to `after`. */
  offset: number;
  after?: SearchKey | undefined;
  wider: WiderSearch[];
}

const widened = ({ countries, region, minAge, maxAge }: WiderSearch) => ({
  countries,
  region_id: region,
  min_age: minAge,
  max_age: maxAge,
});

/** Names as `member_search_wish` has them. */
const wishOf = (filter: SearchFilter) => ({
  site_id: filter.siteId,
  viewer_id: filter.viewerId,
  two_way: filter.twoWay,
  gender: filter.gender,
  countries: [filter.country],
  region_id: filter.region,
  min_age: filter.minAge,
  max_age: filter.maxAge,
  photo: filter.photo,
  interests: filter.interests,
  newest: filter.sort === 'new',
});

/** The search itself is a function of the database: its steps do not wait for each other's answers (0015-search.sql). */
const find = async (db: Database, filter: SearchFilter, { limit, offset, after, wider }: Place): Promise<Found> => {
  const result = await sql<Found>`
    select to_json(page) as page, fits, to_json(alike) as alike, steps
    from member_search_page(${JSON.stringify(wishOf(filter))}::jsonb, ${JSON.stringify(wider.map(widened))}::jsonb,
      ${offset}::int, ${limit}::int, ${after?.bucket ?? null}::int, ${after?.id ?? null}::bigint)`.execute(db);
  return result.rows[0] ?? { page: [], fits: 0, alike: [], steps: [] };
};

/**
 * The cards of who was found, in that order. Account, profile and blocks are asked once more where they are kept:
 * whatever the search's own table says, nobody is shown who may not be.
 */
const cardsOf = async (db: Database, ids: number[], { viewerId, siteId }: SearchFilter): Promise<SearchRow[]> => {
  if (ids.length === 0) return [];
  const result = await sql<SearchRow>`
    select ${cardColumns(viewerId)}, p.active_bucket
    from unnest(${ids}::bigint[]) with ordinality found(id, place)
    join users u on u.id = found.id join profiles p on p.user_id = u.id ${cardJoins}
    where not u.invisible and ${visibleTo(viewerId, siteId)}
    order by found.place`.execute(db);
  return result.rows;
};

export interface SearchPage {
  rows: SearchRow[];
  /** Whether the page is full, so that another may follow. */
  full: boolean;
  /** Real members who fit, 1001 at most. */
  count: number;
  /** Those of the first of the wider searches first. */
  similar: SearchRow[];
  /** The place of the last wider search that found somebody; -1 when none did. */
  lastStep: number;
}

/** A page by its place from the top, or behind a member; the first, when it is not full, with similar people. */
export const searchPage = async (db: Database, filter: SearchFilter, place: Place): Promise<SearchPage> => {
  const { page, fits, alike, steps } = await find(db, filter, place);
  const rows = await cardsOf(db, [...page, ...alike], filter);
  const stepOf = new Map(alike.map((id, nth) => [id, steps[nth] ?? 0]));
  const similar = rows.filter(({ id }) => stepOf.has(id));
  return {
    rows: rows.filter(({ id }) => !stepOf.has(id)),
    full: page.length === place.limit,
    count: fits,
    similar,
    lastStep: Math.max(-1, ...similar.map(({ id }) => stepOf.get(id) ?? -1)),
  };
};
