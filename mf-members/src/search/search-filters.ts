import type { Endpoints, QueryOf, Settings } from '@pairwise/contracts';
import { membersPages, mostSearchInterests, searchAges } from '@pairwise/contracts/search-limits';

type SearchQuery = QueryOf<Endpoints['GET /api/members.php']>;

/** What is searched for, complete: what the address leaves out is the site's default. */
export interface SearchFilters {
  /** Everyone is the choice of members who seek both, and of nobody else. */
  gender: 'female' | 'male' | 'everyone';
  /** Undefined is the searcher's own country, which the server knows. */
  country: string | undefined;
  /** Id of a region of that country; never without it. */
  countryregion: number | undefined;
  min_age: number;
  max_age: number;
  /** Only members with a photo. */
  photo: 'yes' | undefined;
  /** Keys of interests: members who have one of them at least. In the site's order, so that equal searches are equal. */
  interests: readonly string[];
  /** Not a filter: the newest members first, instead of who was here last. */
  sort: 'new' | undefined;
  /** Also those whose own wishes exclude the searcher: only a wider search asks for it. */
  two_way: 'no' | undefined;
}

type FilterName = keyof SearchFilters;

export interface FilterSettings extends Pick<Settings, 'countries' | 'search_fields' | 'interests'> {
  /** What a search starts from: the site's, or whom this member seeks. */
  search_defaults: Pick<SearchFilters, 'gender' | 'min_age' | 'max_age'>;
}

export const defaultFilters = ({ search_defaults }: FilterSettings): SearchFilters => ({
  ...search_defaults,
  country: undefined,
  countryregion: undefined,
  photo: undefined,
  interests: [],
  sort: undefined,
  two_way: undefined,
});

/** A whole number between two bounds, or undefined: addresses are written by hand too. */
const numberIn = (text: string | null, min: number, max: number): number | undefined => {
  if (text === null || !/^\d{1,5}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
};

/** The filters of an address. Fields that the site does not offer (settings.search_fields) and nonsense are left out. */
export const readFilters = (address: URLSearchParams, settings: FilterSettings): SearchFilters => {
  const offered = (field: Settings['search_fields'][number]): string | null =>
    settings.search_fields.includes(field) ? address.get(field) : null;
  const defaults = defaultFilters(settings);
  const gender = offered('gender');
  const country = settings.countries.find(({ code }) => code === offered('country'))?.code;
  const { min, max } = searchAges;
  const wanted = offered('interests')?.split(',') ?? [];
  // Written by hand the wrong way round, they still say between which ages.
  const [youngest, oldest] = [
    numberIn(offered('min_age'), min, max) ?? defaults.min_age,
    numberIn(offered('max_age'), min, max) ?? defaults.max_age,
  ].toSorted((one, other) => one - other);
  return {
    gender: gender === 'female' || gender === 'male' ? gender : defaults.gender,
    country,
    countryregion: country === undefined ? undefined : numberIn(offered('countryregion'), 1, 99_999),
    min_age: youngest ?? min,
    max_age: oldest ?? max,
    photo: offered('photo') === 'yes' ? 'yes' : undefined,
    interests: settings.interests.filter((key) => wanted.includes(key)).slice(0, mostSearchInterests),
    sort: address.get('sort') === 'new' ? 'new' : undefined,
    two_way: address.get('two_way') === 'no' ? 'no' : undefined,
  };
};

/** A page beyond the last is the last one, where the search says that there is nobody more. */
export const readPageNumber = (address: URLSearchParams): number =>
  Math.min(numberIn(address.get('pageNumber'), 1, 99_999) ?? 1, membersPages);

/** What of the filters an address must tell: only what differs from the site's defaults. */
export const filtersInAddress = (
  filters: SearchFilters,
  settings: FilterSettings,
): Record<FilterName, string | number | undefined> => {
  const defaults = defaultFilters(settings);
  const unlessDefault = <Name extends FilterName>(name: Name): SearchFilters[Name] | undefined =>
    filters[name] === defaults[name] ? undefined : filters[name];
  return {
    gender: unlessDefault('gender'),
    country: unlessDefault('country'),
    countryregion: unlessDefault('countryregion'),
    min_age: unlessDefault('min_age'),
    max_age: unlessDefault('max_age'),
    photo: unlessDefault('photo'),
    interests: filters.interests.length === 0 ? undefined : filters.interests.join(','),
    sort: filters.sort,
    two_way: filters.two_way,
  };
};

/** How many of the filters somebody has set; the two ages count as one, the order is none. */
export const countActive = (filters: SearchFilters, settings: FilterSettings): number => {
  const { min_age, max_age, sort: _, ...others } = filtersInAddress(filters, settings);
  const ages = min_age !== undefined || max_age !== undefined;
  return Object.values(others).filter((value) => value !== undefined).length + (ages ? 1 : 0);
};

/** The filters with some changed, and what must follow: a region belongs to its country, ages keep their order. */
export const changeFilters = (filters: SearchFilters, change: Partial<SearchFilters>): SearchFilters => {
  const changed = { ...filters, ...change };
  if (changed.country !== filters.country && change.countryregion === undefined) changed.countryregion = undefined;
  if (changed.min_age > changed.max_age) {
    if (change.max_age === undefined) changed.max_age = changed.min_age;
    else changed.min_age = changed.max_age;
  }
  return changed;
};

export const togglePhoto = (filters: SearchFilters): SearchFilters => ({
  ...filters,
  photo: filters.photo === 'yes' ? undefined : 'yes',
});

/** One interest more or less, in the site's order. */
export const toggleInterest = (
  filters: SearchFilters,
  interest: string,
  { interests: offered }: Pick<FilterSettings, 'interests'>,
): SearchFilters => {
  const had = filters.interests.includes(interest);
  const wanted = had ? filters.interests.filter((key) => key !== interest) : [...filters.interests, interest];
  return { ...filters, interests: offered.filter((key) => wanted.includes(key)) };
};

/** Filters as the endpoint takes them. */
export const toQuery = ({
  gender,
  country,
  countryregion,
  min_age,
  max_age,
  photo,
  interests,
  sort,
  two_way,
}: SearchFilters): SearchQuery => ({
  ...(gender !== 'everyone' && { gender }),
  ...(country !== undefined && { country }),
  ...(countryregion !== undefined && { countryregion: String(countryregion) }),
  min_age: String(min_age),
  max_age: String(max_age),
  ...(photo !== undefined && { photo }),
  ...(interests.length > 0 && { interests: interests.join(',') }),
  ...(sort !== undefined && { sort }),
  ...(two_way !== undefined && { two_way }),
});

export interface WiderSearch {
  gives: 'photo' | 'interests' | 'countryregion' | 'ages' | 'twoWay';
  filters: SearchFilters;
}

/** Wider searches and what each gives up, the nearest first; empty when there is nothing left to give up. */
export const widenings = (filters: SearchFilters, isMember: boolean): WiderSearch[] => {
  const { min, max } = searchAges;
  const { photo, interests, countryregion, min_age, max_age, two_way } = filters;
  const wider: (WiderSearch | false)[] = [
    photo !== undefined && { gives: 'photo', filters: { ...filters, photo: undefined } },
    interests.length > 0 && { gives: 'interests', filters: { ...filters, interests: [] } },
    countryregion !== undefined && { gives: 'countryregion', filters: { ...filters, countryregion: undefined } },
    (min_age > min || max_age < max) && { gives: 'ages', filters: { ...filters, min_age: min, max_age: max } },
    // A visitor has no wishes that others could exclude.
    isMember && two_way === undefined && { gives: 'twoWay', filters: { ...filters, two_way: 'no' } },
  ];
  return wider.filter((one) => one !== false);
};
