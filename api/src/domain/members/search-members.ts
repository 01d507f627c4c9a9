import type { MemberCard } from '@pairwise/contracts';
import { membersPerPage } from '@pairwise/contracts/search-limits';

import type { Context } from '../context.ts';
import type { Member } from '../account/member.ts';
import { homeCountry } from '../reference/home-country.ts';
import { listNeighbours } from '../reference/reference.repository.ts';
import { cardView } from './members.view.ts';
import { type AskedFilters, shownFilters } from './search-fields.ts';
import type { SearchFilter, SearchKey, SearchSort } from './search-filter.ts';
import { requireAgeRange, requireSearch } from './search.policy.ts';
import { searchPage, type SearchRow } from './search.repository.ts';
import { widerSearches } from './wider-searches.ts';

export interface SearchQuery extends AskedFilters {
  pageNumber?: number | undefined;
  results?: number | undefined;
  cursor?: string | undefined;
  sort?: SearchSort | undefined;
  two_way?: 'yes' | 'no' | undefined;
  network?: string | undefined;
  ref?: string | undefined;
}

/**
 * Loads one page of members, latest activity first or newest members first. When the whole search fits on the first page,
 * similar members are added (M-2). A cursor continues where a page ended. A cursor that is invalid or of the other order
 * is ignored, and the page number counts instead. Filters that the site does not show are ignored too (`shownFilters`).
 * @throws {DomainError} `search_not_allowed`, `invalid_age_range`
 */
export const searchMembers = async (context: Context, viewer: Member | null, query: SearchQuery) => {
  const { db, site } = context;
  requireSearch(viewer, site, query.network ?? query.ref);
  const filter = await searchFilter(context, viewer, query);
  const limit = query.results ?? membersPerPage;
  const after = keyOf(query.cursor, filter.sort);
  const offset = after ? 0 : ((query.pageNumber ?? 1) - 1) * limit;
  const wider = widerSearches(filter, await listNeighbours(db, filter.country));
  const { rows, full, count, similar, lastStep } = await searchPage(db, filter, {
    after,
    offset,
    limit,
    wider: wider.map(({ search }) => search),
  });
  const view = (row: SearchRow): MemberCard => cardView(row, viewer);
  const last = rows.at(-1);
  return {
    profiles: rows.map(view),
    numResults: count,
    similar: similar.map(view),
    relaxed: wider.slice(0, lastStep + 1).map(({ relaxed }) => relaxed),
    cursor: full && last ? cursorAfter(last, filter.sort) : null,
  };
};

const searchFilter = async (context: Context, viewer: Member | null, query: SearchQuery): Promise<SearchFilter> => {
  const { search_defaults: defaults, search_fields: shown } = context.site.settings;
  const asked = shownFilters(query, shown);
  const [minAge, maxAge] = [asked.min_age ?? defaults.min_age, asked.max_age ?? defaults.max_age];
  requireAgeRange(minAge, maxAge);
  const gender = asked.gender ?? viewer?.seeks ?? defaults.gender;
  return {
    siteId: context.site.id,
    viewerId: viewer?.id ?? 0,
    twoWay: viewer !== null && query.two_way !== 'no',
    ...(gender === 'both' ? {} : { gender }),
    country: asked.country ?? (await homeCountry(context, viewer)),
    ...(asked.countryregion === undefined ? {} : { region: asked.countryregion }),
    minAge,
    maxAge,
    photo: asked.photo === 'yes',
    interests: asked.interests?.split(',') ?? [],
    sort: query.sort ?? 'active',
  };
};

const cursorPatterns: Record<SearchSort, RegExp> = {
  active: /^(?<bucket>\d{1,9})\.(?<id>\d{1,15})$/,
  new: /^new\.(?<id>\d{1,15})$/,
};

const keyOf = (cursor: string | undefined, sort: SearchSort): SearchKey | undefined => {
  const { bucket, id } = cursorPatterns[sort].exec(cursor ?? '')?.groups ?? {};
  return id === undefined ? undefined : { bucket: Number(bucket ?? 0), id: Number(id) };
};

/** Builds a cursor. It holds the public id only, never the id of the database. */
const cursorAfter = (row: SearchRow, sort: SearchSort): string =>
  sort === 'new' ? `new.${row.public_id}` : `${row.active_bucket}.${row.public_id}`;
