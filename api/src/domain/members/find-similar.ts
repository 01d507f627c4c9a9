import type { ResponseOf } from '@pairwise/contracts';
import type { getMembers } from '@pairwise/contracts/endpoints/members';

import type { Database } from '../../db/database.ts';
import { listNeighbours } from '../settings/reference.repository.ts';
import { type SearchRow, searchWider } from './search.repository.ts';
import type { SearchFilter } from './search-sql.ts';

type Relaxed = ResponseOf<typeof getMembers>['relaxed'][number];

const youngest = 18;
const oldest = 99;

/** What can be given up of a search, step by step: the region, five years of age, the country's border. */
const widerSearches = (filter: SearchFilter, neighbours: string[]): [Relaxed, SearchFilter][] => {
  const { region, ...anywhere } = filter;
  const minAge = Math.max(youngest, filter.minAge - 5);
  const maxAge = Math.min(oldest, filter.maxAge + 5);
  const older = { ...anywhere, minAge, maxAge };
  const steps: [Relaxed, SearchFilter][] = [];
  if (region !== undefined) steps.push(['countryregion', anywhere]);
  if (minAge !== filter.minAge || maxAge !== filter.maxAge) steps.push(['age', older]);
  if (neighbours.length > 0) steps.push(['country', { ...older, countries: neighbours }]);
  return steps;
};

/**
 * Who nearly fits (decisions M-2): one wish after the other is given up until a page is full. What others wish, blocks
 * and invisibility are never given up. `relaxed` names what had to be for the last of them.
 */
export const findSimilar = async (
  db: Database,
  filter: SearchFilter,
  found: SearchRow[],
  limit: number,
): Promise<{ similar: SearchRow[]; relaxed: Relaxed[] }> => {
  const steps = widerSearches(filter, await listNeighbours(db, filter.countries[0] ?? ''));
  const wider = steps.map(([, search]) => search);
  const known = found.map((row) => row.id);
  const more = await searchWider(db, wider, limit - found.length, known);
  const last = Math.max(-1, ...more.map(({ step }) => step));
  return { similar: more.map(({ row }) => row), relaxed: steps.slice(0, last + 1).map(([wish]) => wish) };
};
