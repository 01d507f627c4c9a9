import type { MemberCard } from '@pairwise/contracts';
import { membersPerPage } from '@pairwise/contracts/search-limits';

import type { Context } from '../context.ts';
import type { Member } from '../account/member.ts';
import { homeCountry } from '../reference/home-country.ts';
import { listNeighbours } from '../reference/reference.repository.ts';
import { cardView } from './member-card.view.ts';
import { type RequestedFilters, offeredFilters } from './offered-filters.ts';
import type { SearchFilters, SearchKey, SearchSort } from './search-filters.ts';
import { requireAgeRange, requireSearch } from './search.policy.ts';
import { searchPage, type SearchRow } from './search.repository.ts';
import { widerSearches } from './wider-searches.ts';

export interface SearchQuery extends RequestedFilters {
  pageNumber?: number | undefined;
  results?: number | undefined;
  cursor?: string | undefined;
  sort?: SearchSort | undefined;
  two_way?: 'yes' | 'no' | undefined;
  network?: string | undefined;
  ref?: string | undefined;
}

/**
 * Loads one page of members: those with a photo first, each by latest activity or newest first. When the whole search
 * fits on the first page, similar members are added (M-2). A cursor continues where a page ended. A cursor that is
 * invalid or of the other order is ignored, and the page number counts instead. Filters that the site does not offer
 * are ignored (`offeredFilters`).
 * @throws {DomainError} `search_not_allowed`, `invalid_age_range`
 */
export const searchMembers = async (context: Context, viewer: Member | null, query: SearchQuery) => {
  const { db, site } = context;
  requireSearch(viewer, site, query.network ?? query.ref);
  const filters = await searchFiltersOf(context, viewer, query);
  const limit = query.results ?? membersPerPage;
  const after = parseCursor(query.cursor, filters.sort);
  const offset = after ? 0 : ((query.pageNumber ?? 1) - 1) * limit;
  const wider = widerSearches(filters, await listNeighbours(db, filters.country));
  const { rows, hasMore, count, similar, lastStep } = await searchPage(db, filters, {
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
    cursor: hasMore && last ? cursorAfter(last, filters.sort) : null,
  };
};

const searchFiltersOf = async (context: Context, viewer: Member | null, query: SearchQuery): Promise<SearchFilters> => {
  const { search_defaults: defaults, search_fields: offered } = context.site.settings;
  const requested = offeredFilters(query, offered);
  const [minAge, maxAge] = [requested.min_age ?? defaults.min_age, requested.max_age ?? defaults.max_age];
  requireAgeRange(minAge, maxAge);
  const gender = requested.gender ?? viewer?.seeks ?? defaults.gender;
  return {
    siteId: context.site.id,
    viewerId: viewer?.id ?? 0,
    twoWay: viewer !== null && query.two_way !== 'no',
    ...(gender === 'both' ? {} : { gender }),
    country: requested.country ?? (await homeCountry(context, viewer)),
    ...(requested.countryregion === undefined ? {} : { region: requested.countryregion }),
    minAge,
    maxAge,
    photo: requested.photo === 'yes',
    interests: requested.interests?.split(',') ?? [],
    sort: query.sort ?? 'active',
  };
};

const cursorPatterns: Record<SearchSort, RegExp> = {
  active: /^(?<photo>photo|none)\.(?<bucket>\d{1,9})\.(?<id>\d{1,15})$/,
  new: /^(?<photo>photo|none)\.new\.(?<id>\d{1,15})$/,
};

const parseCursor = (cursor: string | undefined, sort: SearchSort): SearchKey | undefined => {
  const { photo, bucket, id } = cursorPatterns[sort].exec(cursor ?? '')?.groups ?? {};
  return id === undefined ? undefined : { photo: photo === 'photo', bucket: Number(bucket ?? 0), id: Number(id) };
};

/** Builds a cursor. It holds the public id only, never the id of the database. */
const cursorAfter = (row: SearchRow, sort: SearchSort): string =>
  [row.has_photo ? 'photo' : 'none', sort === 'new' ? 'new' : row.active_bucket, row.public_id].join('.');
