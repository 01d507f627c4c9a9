import { paths } from '@pairwise/contracts';
import { searchAges } from '@pairwise/contracts/search-limits';

import {
  changeFilters,
  countActive,
  readFilters,
  readPageNumber,
  toggleInterest,
  toQuery,
  suggestWiderSearches,
} from './search-filters.ts';
import type { FilterSettings, SearchFilters } from './search-filters.ts';

const settings: FilterSettings = {
  search_fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age', 'photo', 'interests'],
  interests: ['travel', 'cooking', 'yoga'],
  search_defaults: { gender: 'female', min_age: 25, max_age: 45 },
  countries: [
    { code: 'NL', currency: 'EUR', languages: ['nl'], region_label: 'province', min_age: 18 },
    { code: 'DE', currency: 'EUR', languages: ['de'], region_label: 'state', min_age: 18 },
  ],
};

const read = (address: string, site = settings): SearchFilters => readFilters(new URLSearchParams(address), site);

const defaults = read('');

describe('MEMBER-01 filters in the address', () => {
  test('an empty address is the site’s own search', () => {
    expect(defaults).toEqual({
      gender: 'female',
      country: undefined,
      region: undefined,
      min_age: 25,
      max_age: 45,
      photo: undefined,
      interests: [],
      sort: undefined,
      two_way: undefined,
    });
  });

  test('every filter is read', () => {
    const address =
      'gender=male&country=DE&countryregion=7&min_age=30&max_age=40&photo=yes&interests=yoga,travel&sort=new&two_way=no';
    expect(read(address)).toEqual({
      gender: 'male',
      country: 'DE',
      region: 7,
      min_age: 30,
      max_age: 40,
      photo: 'yes',
      interests: ['travel', 'yoga'],
      sort: 'new',
      two_way: 'no',
    });
  });

  test.each([
    'interests=knitting',
    'interests=',
    'sort=old',
    'two_way=yes',
    'gender=unicorn',
    'country=XX',
    'country=de',
    'countryregion=7',
    'country=XX&countryregion=7',
    'min_age=17',
    'min_age=-1',
    'max_age=100',
    'max_age=1e3',
    'photo=no',
    'gender=',
  ])('ignores an invalid value: %s', (address) => {
    expect(read(address)).toEqual(defaults);
  });

  test('settings.search_fields decides which filters are read', () => {
    const site = { ...settings, search_fields: ['gender', 'country'] satisfies FilterSettings['search_fields'] };
    const filters = read('gender=male&country=DE&countryregion=7&min_age=30&max_age=40&photo=yes&interests=yoga', site);
    expect(filters).toEqual({ ...defaults, gender: 'male', country: 'DE' });
  });

  test('a written address reads back to the same filters, and leaves out the defaults', () => {
    const filters = read('gender=male&country=DE&countryregion=7&min_age=30&max_age=45&interests=yoga,travel&sort=new');
    const written = toQuery(filters, settings);
    expect(written).toEqual({
      gender: 'male',
      country: 'DE',
      countryregion: '7',
      min_age: '30',
      interests: 'travel,yoga',
      sort: 'new',
    });
    expect(read(paths.members(written).replace('/members?', ''))).toEqual(filters);
  });

  test('ages in the wrong order are swapped', () => {
    expect(read('min_age=60&max_age=30')).toMatchObject({ min_age: 30, max_age: 60 });
  });

  test.each([
    ['', 1],
    ['pageNumber=3', 3],
    ['pageNumber=50', 50],
    ['pageNumber=51', 50],
    ['pageNumber=200', 50],
    ['pageNumber=0', 1],
    ['pageNumber=x', 1],
  ])('page of %j is %i', (address, page) => {
    expect(readPageNumber(new URLSearchParams(address))).toBe(page);
  });

  test('counts the set filters, the two ages as one', () => {
    expect(countActive(defaults, settings, 'NL')).toBe(0);
    expect(countActive(read('min_age=30'), settings, 'NL')).toBe(1);
    expect(countActive(read('min_age=30&max_age=31&gender=male'), settings, 'NL')).toBe(2);
    expect(countActive(read('interests=yoga,travel'), settings, 'NL')).toBe(1);
    expect(countActive(read('sort=new'), settings, 'NL')).toBe(0);
    expect(countActive(read('country=DE'), settings, 'NL')).toBe(1);
  });

  test('a region in the own country is one filter, in another country two', () => {
    expect(countActive(read('country=DE&countryregion=7'), settings, 'DE')).toBe(1);
    expect(countActive(read('country=DE&countryregion=7'), settings, 'NL')).toBe(2);
  });
});

describe('MEMBER-01 changing filters', () => {
  test('another country has other regions', () => {
    const filters = read('country=DE&countryregion=7');
    expect(changeFilters(filters, { country: 'NL' }).region).toBeUndefined();
    expect(changeFilters(filters, { gender: 'male' }).region).toBe(7);
  });

  test('the ages keep their order: the age just chosen wins', () => {
    expect(changeFilters(defaults, { min_age: 60 })).toMatchObject({ min_age: 60, max_age: 60 });
    expect(changeFilters(defaults, { max_age: 20 })).toMatchObject({ min_age: 20, max_age: 20 });
    expect(changeFilters(defaults, { min_age: 30 })).toMatchObject({ min_age: 30, max_age: 45 });
  });

  test('the query has the parameters of the address and leaves the defaults to the server', () => {
    expect(toQuery(defaults, settings)).toEqual({});
    expect(toQuery(read('gender=female&min_age=25&max_age=45'), settings)).toEqual({});
    expect(toQuery(read('gender=male&min_age=26&max_age=44'), settings)).toEqual({
      gender: 'male',
      min_age: '26',
      max_age: '44',
    });
    expect(toQuery(read('country=DE&countryregion=7&photo=yes'), settings)).toEqual({
      country: 'DE',
      countryregion: '7',
      photo: 'yes',
    });
  });

  test('adding and removing interests keeps the site’s order', () => {
    const one = toggleInterest(defaults, 'yoga', settings);
    const two = toggleInterest(one, 'travel', settings);
    expect(two.interests).toEqual(['travel', 'yoga']);
    expect(toQuery(two, settings)).toMatchObject({ interests: 'travel,yoga' });
    expect(toggleInterest(two, 'yoga', settings).interests).toEqual(['travel']);
  });

  test('each wider search gives up one filter, the nearest first, until none is left', () => {
    const given: string[] = [];
    let filters = read('country=DE&countryregion=7&photo=yes&interests=yoga');
    for (let [wider] = suggestWiderSearches(filters, true); wider; [wider] = suggestWiderSearches(filters, true)) {
      given.push(wider.dropped);
      filters = wider.filters;
    }
    expect(given).toEqual(['photo', 'interests', 'region', 'ages', 'twoWay']);
    expect(filters).toMatchObject({ country: 'DE', min_age: searchAges.min, max_age: searchAges.max, two_way: 'no' });
  });

  test('a visitor is offered no search beyond others’ preferences', () => {
    expect(suggestWiderSearches(defaults, false).map(({ dropped }) => dropped)).toEqual(['ages']);
  });
});
