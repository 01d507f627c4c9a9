import type { MemberCard } from '@pairwise/contracts';
import { membersPerPage } from '@pairwise/contracts/endpoints/members';

import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { homeCountry } from '../settings/home-country.ts';
import type { Member } from '../session/member.ts';
import { findSimilar } from './find-similar.ts';
import { ageOn, cardView } from './members.view.ts';
import { maySearch } from './members.policy.ts';
import { type AskedFilters, shownFilters } from './search-fields.ts';
import { findSeeker, searchAfter, searchPage, type SearchRow } from './search.repository.ts';
import type { SearchFilter, SearchKey, SearchSort } from './search-sql.ts';

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
 * One page of members, newest activity first or newest members first; when the whole search fits on a page, similar
 * members follow (M-2). A cursor continues where a page ended; one that is none, or of the other order, is passed over,
 * and the page number says where the page begins. Filters the site does not show are passed over, too (`shownFilters`).
 * @throws {DomainError} `search_not_allowed`, `invalid_age_range`
 */
export const searchMembers = async (context: Context, viewer: Member | null, query: SearchQuery) => {
  const { db, site } = context;
  if (!maySearch(viewer, site, query.network ?? query.ref)) throw new DomainError('search_not_allowed');
  const filter = await searchFilter(context, viewer, query);
  const limit = query.results ?? membersPerPage;
  const after = keyOf(query.cursor, filter.sort);
  const offset = ((query.pageNumber ?? 1) - 1) * limit;
  const { rows, full, count } = await (after
    ? searchAfter(db, filter, { after, limit })
    : searchPage(db, filter, { offset, limit }));
  const isWhole = !after && offset === 0 && !full;
  const { similar, relaxed } = isWhole ? await findSimilar(db, filter, rows, limit) : { similar: [], relaxed: [] };
  const view = (row: SearchRow): MemberCard => cardView(row, viewer);
  const last = rows.at(-1);
  return {
    profiles: rows.map(view),
    numResults: count,
    similar: similar.map(view),
    relaxed,
    cursor: full && last ? cursorAfter(last, filter.sort) : null,
  };
};

const searchFilter = async (context: Context, viewer: Member | null, query: SearchQuery): Promise<SearchFilter> => {
  const { search_defaults: defaults, search_fields: shown } = context.site.settings;
  const asked = shownFilters(query, shown);
  const [minAge, maxAge] = [asked.min_age ?? defaults.min_age, asked.max_age ?? defaults.max_age];
  if (minAge > maxAge) throw new DomainError('invalid_age_range', { field: 'min_age' });
  const gender = asked.gender ?? viewer?.seeks ?? defaults.gender;
  const seeker = viewer && query.two_way !== 'no' ? await findSeeker(context.db, viewer.id) : undefined;
  return {
    siteId: context.site.id,
    viewerId: viewer?.id ?? 0,
    ...(gender === 'both' ? {} : { gender }),
    countries: [asked.country ?? (await homeCountry(context, viewer))],
    ...(asked.countryregion === undefined ? {} : { region: asked.countryregion }),
    minAge,
    maxAge,
    photo: asked.photo === 'yes',
    interests: asked.interests?.split(',') ?? [],
    sort: query.sort ?? 'active',
    ...(seeker ? { seeker: { gender: seeker.gender, age: ageOn(seeker.birth_date, Date.now()) } } : {}),
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

/** A cursor carries the public id only. */
const cursorAfter = (row: SearchRow, sort: SearchSort): string =>
  sort === 'new' ? `new.${row.public_id}` : `${row.active_bucket}.${row.public_id}`;
