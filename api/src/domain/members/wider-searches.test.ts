import type { SearchFilters } from './search-filters.ts';
import { widerSearches } from './wider-searches.ts';

const search: SearchFilters = {
  siteId: 1,
  viewerId: 0,
  twoWay: false,
  country: 'NL',
  region: 111,
  minAge: 30,
  maxAge: 34,
  photo: false,
  interests: [],
  sort: 'active',
};
const { region, ...anywhere } = search;

describe('MEMBER-01 wider searches', () => {
  test('drop the region, then five years of age, then the country; a dropped filter stays dropped', () => {
    expect(widerSearches(search, ['BE', 'DE'])).toEqual([
      { relaxed: 'countryregion', search: { countries: ['NL'], region: null, minAge: 30, maxAge: 34 } },
      { relaxed: 'age', search: { countries: ['NL'], region: null, minAge: 25, maxAge: 39 } },
      { relaxed: 'country', search: { countries: ['BE', 'DE'], region: null, minAge: 25, maxAge: 39 } },
    ]);
  });

  test('skip a step that changes nothing', () => {
    const steps = widerSearches({ ...anywhere, minAge: 18, maxAge: 99 }, []);
    expect([region, steps]).toEqual([111, []]);
    expect(widerSearches({ ...anywhere, minAge: 20, maxAge: 97 }, [])).toEqual([
      { relaxed: 'age', search: { countries: ['NL'], region: null, minAge: 18, maxAge: 99 } },
    ]);
  });
});
