import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { type CardRow, cardColumns, cardJoins, visibleTo } from './member-card.repository.ts';
import type { SearchFilter, SearchKey, WiderSearch } from './search-filter.ts';

export type SearchRow = CardRow & { active_bucket: number };

/** What `member_search_page` returns; the arrays hold ids of users. */
interface FoundIds {
  /** The members of the page, in order. */
  page_ids: number[];
  /** Real members who fit, at most `mostMembersCounted` and one; fictional ones are not counted (decisions F-1). */
  fit_count: number;
  /** Members of the wider searches, when the whole search fits on the page. */
  similar_ids: number[];
  /** For each of `similar_ids` the index of the wider search that found it. */
  similar_steps: number[];
}

interface PageRequest {
  limit: number;
  /** How many members are in front of the page; the page may begin behind the member `after` instead. */
  offset: number;
  after?: SearchKey | undefined;
  wider: WiderSearch[];
}

const widerColumns = ({ countries, region, minAge, maxAge }: WiderSearch) => ({
  countries,
  region_id: region,
  min_age: minAge,
  max_age: maxAge,
});

/** Names the filters as the type `member_search_filters` does. */
const filterColumns = (filter: SearchFilter) => ({
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

/** Runs the search, a function of the database, so that none of its steps waits for the network (db/repeatable/search.sql). */
const findIds = async (
  db: Database,
  filter: SearchFilter,
  { limit, offset, after, wider }: PageRequest,
): Promise<FoundIds> => {
  const result = await sql<FoundIds>`
    select to_json(page_ids) as page_ids, fit_count, to_json(similar_ids) as similar_ids, similar_steps
    from member_search_page(${JSON.stringify(filterColumns(filter))}::jsonb,
      ${JSON.stringify(wider.map(widerColumns))}::jsonb, ${offset}::int, ${limit}::int,
      ${after?.bucket ?? null}::int, ${after?.id ?? null}::bigint)`.execute(db);
  return result.rows[0] ?? { page_ids: [], fit_count: 0, similar_ids: [], similar_steps: [] };
};

/**
 * Loads the cards of members, in the order of their ids. Account, profile and blocks are checked again in their own
 * tables: even when the table of the search is wrong, no card is shown that must not be.
 */
const listCards = async (db: Database, ids: number[], { viewerId, siteId }: SearchFilter): Promise<SearchRow[]> => {
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
  /** Real members who fit, at most `mostMembersCounted` and one. */
  count: number;
  /** Members of the wider searches, those of the first one first. */
  similar: SearchRow[];
  /** The index of the last wider search that found a member; -1 when none did. */
  lastStep: number;
}

/** Loads a page by its offset or behind a member. When the first page is not full, similar members come with it. */
export const searchPage = async (db: Database, filter: SearchFilter, page: PageRequest): Promise<SearchPage> => {
  const { page_ids, fit_count, similar_ids, similar_steps } = await findIds(db, filter, page);
  const rows = await listCards(db, [...page_ids, ...similar_ids], filter);
  const stepOf = new Map(similar_ids.map((id, nth) => [id, similar_steps[nth] ?? 0]));
  const similar = rows.filter(({ id }) => stepOf.has(id));
  return {
    rows: rows.filter(({ id }) => !stepOf.has(id)),
    full: page_ids.length === page.limit,
    count: fit_count,
    similar,
    lastStep: Math.max(-1, ...similar.map(({ id }) => stepOf.get(id) ?? -1)),
  };
};
