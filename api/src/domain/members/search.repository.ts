import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { type CardRow, cardColumns, cardJoins, visibleTo } from './member-card.repository.ts';
import type { SearchFilters, SearchKey, WiderSearch } from './search-filters.ts';

export type SearchRow = CardRow & { active_bucket: number; has_photo: boolean };

/** What `member_search_page` returns; the arrays hold ids of users. */
interface FoundIds {
  /** The members of the page, in order. */
  page_ids: number[];
  /** Whether another member follows the page. */
  has_more: boolean;
  /** Real members who fit, at most `mostMembersCounted` + 1; fictional ones are not counted (decisions F-1). */
  fit_count: number;
  /** Members of the wider searches, when the whole search fits on the page. */
  similar_ids: number[];
  /** For each of `similar_ids` the index of the wider search that found it. */
  similar_steps: number[];
}

interface PageRequest {
  limit: number;
  /** How many members to skip before the page. */
  offset: number;
  /** Starts the page after this member; then `offset` is 0. */
  after?: SearchKey | undefined;
  wider: WiderSearch[];
}

const widerColumns = ({ countries, region, minAge, maxAge }: WiderSearch) => ({
  countries,
  region_id: region,
  min_age: minAge,
  max_age: maxAge,
});

/** Converts the filters to the fields of the database type `member_search_filters`. */
const filterColumns = (filters: SearchFilters) => ({
  site_id: filters.siteId,
  viewer_id: filters.viewerId,
  two_way: filters.twoWay,
  gender: filters.gender,
  countries: [filters.country],
  region_id: filters.region,
  min_age: filters.minAge,
  max_age: filters.maxAge,
  photo: filters.photo,
  interests: filters.interests,
  newest: filters.sort === 'new',
});

/** Runs the search as one database function (db/repeatable/search.sql), so that its steps need one round trip. */
const findIds = async (
  db: Database,
  filters: SearchFilters,
  { limit, offset, after, wider }: PageRequest,
): Promise<FoundIds> => {
  const result = await sql<FoundIds>`
    select to_json(page_ids) as page_ids, has_more, fit_count, to_json(similar_ids) as similar_ids, similar_steps
    from member_search_page(${JSON.stringify(filterColumns(filters))}::jsonb,
      ${JSON.stringify(wider.map(widerColumns))}::jsonb, ${offset}::int, ${limit}::int,
      ${after?.photo ?? null}::boolean, ${after?.bucket ?? null}::int, ${after?.id ?? null}::bigint)`.execute(db);
  return result.rows[0] ?? { page_ids: [], has_more: false, fit_count: 0, similar_ids: [], similar_steps: [] };
};

/**
 * Loads the cards of members, in the order of their ids. Account, profile and blocks are checked again in their own
 * tables: even when the table of the search is wrong, no hidden member is shown.
 */
const listCards = async (db: Database, ids: number[], { viewerId, siteId }: SearchFilters): Promise<SearchRow[]> => {
  if (ids.length === 0) return [];
  const result = await sql<SearchRow>`
    select ${cardColumns(viewerId)}, p.active_bucket,
      coalesce((select s.has_photo from member_search s where s.user_id = u.id), false) as has_photo
    from unnest(${ids}::bigint[]) with ordinality found(id, place)
    join users u on u.id = found.id join profiles p on p.user_id = u.id ${cardJoins}
    where not u.invisible and ${visibleTo(viewerId, siteId)}
    order by found.place`.execute(db);
  return result.rows;
};

export interface SearchPage {
  rows: SearchRow[];
  /** Whether another page follows. */
  hasMore: boolean;
  /** Real members who fit, at most `mostMembersCounted` + 1. */
  count: number;
  /** Members of the wider searches, in the order of the searches. */
  similar: SearchRow[];
  /** The index of the last wider search that found a member; -1 when none did. */
  lastStep: number;
}

/** Loads a page by its offset or after a member. Adds similar members when the first page is not full. */
export const searchPage = async (db: Database, filters: SearchFilters, page: PageRequest): Promise<SearchPage> => {
  const { page_ids, has_more, fit_count, similar_ids, similar_steps } = await findIds(db, filters, page);
  const rows = await listCards(db, [...page_ids, ...similar_ids], filters);
  const stepOf = new Map(similar_ids.map((id, nth) => [id, similar_steps[nth] ?? 0]));
  const similar = rows.filter(({ id }) => stepOf.has(id));
  return {
    rows: rows.filter(({ id }) => !stepOf.has(id)),
    hasMore: has_more,
    count: fit_count,
    similar,
    lastStep: Math.max(-1, ...similar.map(({ id }) => stepOf.get(id) ?? -1)),
  };
};
