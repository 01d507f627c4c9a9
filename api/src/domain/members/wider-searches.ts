import type { ResponseOf } from '@pairwise/contracts';
import type { getMembers } from '@pairwise/contracts/endpoints/members';
import { searchAges } from '@pairwise/contracts/search-limits';

import type { SearchFilters, WiderSearch } from './search-filters.ts';

export type Relaxed = ResponseOf<typeof getMembers>['relaxed'][number];

/** Years by which a wider search extends the ages at both ends (decisions M-2). */
const widerBy = 5;

/**
 * Lists the wider searches for a search that fits on one page (decisions M-2). Each drops one more filter: the region,
 * then the exact ages, then the country, in favour of its neighbours. Preferences of others, blocks and invisibility
 * always apply.
 */
export const widerSearches = (
  { country, region, minAge, maxAge }: SearchFilters,
  neighbours: string[],
): { relaxed: Relaxed; search: WiderSearch }[] => {
  const anyRegion: WiderSearch = { countries: [country], region: null, minAge, maxAge };
  const widerAges = {
    ...anyRegion,
    minAge: Math.max(searchAges.min, minAge - widerBy),
    maxAge: Math.min(searchAges.max, maxAge + widerBy),
  };
  const steps: ReturnType<typeof widerSearches> = [];
  if (region !== undefined) steps.push({ relaxed: 'countryregion', search: anyRegion });
  if (widerAges.minAge !== minAge || widerAges.maxAge !== maxAge) steps.push({ relaxed: 'age', search: widerAges });
  if (neighbours.length > 0) steps.push({ relaxed: 'country', search: { ...widerAges, countries: neighbours } });
  return steps;
};
