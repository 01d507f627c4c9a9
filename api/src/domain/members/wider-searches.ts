import type { ResponseOf } from '@pairwise/contracts';
import type { getMembers } from '@pairwise/contracts/endpoints/members';

import type { SearchFilter, WiderSearch } from './search-filter.ts';

export type Relaxed = ResponseOf<typeof getMembers>['relaxed'][number];

const youngest = 18;
const oldest = 99;

/**
 * Whom to look for when a search fits on one page (decisions M-2): one wish after the other is given up, the region,
 * five years of age, the country's border. What others wish, blocks and invisibility are never given up.
 */
export const widerSearches = (
  { country, region, minAge, maxAge }: SearchFilter,
  neighbours: string[],
): { relaxed: Relaxed; search: WiderSearch }[] => {
  const anywhere: WiderSearch = { countries: [country], region: null, minAge, maxAge };
  const older = { ...anywhere, minAge: Math.max(youngest, minAge - 5), maxAge: Math.min(oldest, maxAge + 5) };
  const steps: ReturnType<typeof widerSearches> = [];
  if (region !== undefined) steps.push({ relaxed: 'countryregion', search: anywhere });
  if (older.minAge !== minAge || older.maxAge !== maxAge) steps.push({ relaxed: 'age', search: older });
  if (neighbours.length > 0) steps.push({ relaxed: 'country', search: { ...older, countries: neighbours } });
  return steps;
};
