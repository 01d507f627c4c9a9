import type { MemberCard } from '@pairwise/contracts';
import { membersPerPage } from '@pairwise/contracts/endpoints/members';

import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { homeCountry } from '../settings/home-country.ts';
import { listNeighbours } from '../settings/reference.repository.ts';
import type { Member } from '../session/member.ts';
import { cardView } from './members.view.ts';
import { maySearch } from './members.policy.ts';
import { countMatching, type PageStart, type SearchFilter, searchPage, type SearchRow } from './search.repository.ts';

export interface SearchQuery {
  gender?: 'male' | 'female' | undefined;
  country?: string | undefined;
  countryregion?: number | undefined;
  min_age?: number | undefined;
  max_age?: number | undefined;
  pageNumber?: number | undefined;
  results?: number | undefined;
  cursor?: string | undefined;
  photo?: 'yes' | undefined;
  interests?: string | undefined;
  network?: string | undefined;
  ref?: string | undefined;
}

type Relaxed = 'countryregion' | 'age' | 'country';

/** One page of members, newest activity first; when the whole search fits on a page, similar members follow (M-2). */
export const searchMembers = async (context: Context, viewer: Member | null, query: SearchQuery) => {
  const { db, site } = context;
  if (!maySearch(viewer, site, query.network ?? query.ref)) throw new DomainError('search_not_allowed');
  const { search_defaults: defaults } = site.settings;
  const [minAge, maxAge] = [query.min_age ?? defaults.min_age, query.max_age ?? defaults.max_age];
  if (minAge > maxAge) throw new DomainError('invalid_age_range', { field: 'min_age' });

  const gender = query.gender ?? viewer?.seeks ?? defaults.gender;
  const filter: SearchFilter = {
    siteId: site.id,
    viewerId: viewer?.id ?? 0,
    ...(gender === 'both' ? {} : { gender }),
    countries: [query.country ?? (await homeCountry(context, viewer))],
    ...(query.countryregion === undefined ? {} : { region: query.countryregion }),
    minAge,
    maxAge,
    photo: query.photo === 'yes',
    interests: query.interests?.split(',') ?? [],
  };
  const limit = query.results ?? membersPerPage;
  const start = pageStart(query, limit);
  const [rows, numResults] = await Promise.all([searchPage(db, filter, start, limit), countMatching(db, filter)]);
  const isWhole = numResults < limit && 'offset' in start && start.offset === 0;
  const { similar, relaxed } = isWhole ? await findSimilar(context, filter, rows, limit) : { similar: [], relaxed: [] };
  const view = (row: SearchRow): MemberCard => cardView(row, viewer);
  return {
    profiles: rows.map(view),
    numResults,
    similar: similar.map(view),
    relaxed,
    cursor: rows.length === limit ? cursorAfter(rows.at(-1)) : null,
  };
};

const cursorPattern = /^(\d{1,9})\.(\d{1,15})$/;

/** A cursor carries the public id only; one that does not parse starts over, as an outdated bookmark should. */
const pageStart = ({ cursor, pageNumber = 1 }: SearchQuery, limit: number): PageStart => {
  const [, bucket, id] = cursorPattern.exec(cursor ?? '') ?? [];
  if (bucket && id) return { after: { bucket: Number(bucket), id: Number(id) } };
  return { offset: (pageNumber - 1) * limit };
};

const cursorAfter = (row: SearchRow | undefined): string | null =>
  row ? `${row.active_bucket}.${row.public_id}` : null;

/** Gives up one wish after the other until a page is full: the region, five years of age, the country's border. */
const findSimilar = async (
  { db }: Context,
  filter: SearchFilter,
  found: SearchRow[],
  limit: number,
): Promise<{ similar: SearchRow[]; relaxed: Relaxed[] }> => {
  const { region, ...anywhere } = filter;
  const older = { ...anywhere, minAge: Math.max(18, filter.minAge - 5), maxAge: Math.min(99, filter.maxAge + 5) };
  const neighbours = await listNeighbours(db, filter.countries[0] ?? '');
  const steps: [Relaxed, SearchFilter][] = [
    ...(region === undefined ? [] : [['countryregion', anywhere] satisfies [Relaxed, SearchFilter]]),
    ['age', older],
    ['country', { ...older, countries: [...filter.countries, ...neighbours] }],
  ];
  const similar: SearchRow[] = [];
  const relaxed: Relaxed[] = [];
  for (const [wish, wider] of steps) {
    const missing = limit - found.length - similar.length;
    if (missing <= 0) break;
    const known = [...found, ...similar].map((row) => row.id);
    similar.push(...(await searchPage(db, wider, { offset: 0 }, missing, known)));
    relaxed.push(wish);
  }
  return { similar, relaxed };
};
