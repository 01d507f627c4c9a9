import type { Endpoints, QueryOf, Settings } from '@pairwise/contracts';
import { membersPages, mostSearchInterests, searchAges } from '@pairwise/contracts/search-limits';

/** The query of a search. Its pages differ only in their number. */
export type SearchQuery = QueryOf<Endpoints['GET /api/members.php']>;

/** The filters of a search, complete: where the address names none, the site's default. */
export interface SearchFilters {
  /** Only members who seek both can choose `everyone`. */
  gender: 'female' | 'male' | 'everyone';
  /** Undefined means the searcher's own country, which the server knows. */
  country: string | undefined;
  /** Id of a region of that country; never without it. The address and the call name it `countryregion`. */
  region: number | undefined;
  min_age: number;
  max_age: number;
  /** Only members with a photo. */
  photo: 'yes' | undefined;
  /** Keys of interests: finds members who share at least one. In the site's order, so that equal searches are equal. */
  interests: readonly string[];
  /** Not a filter: `new` sorts by signup, undefined by latest activity. Members with a photo always come first. */
  sort: 'new' | undefined;
  /** `no` also finds members whose own preferences exclude the searcher. Undefined leaves them out. */
  two_way: 'no' | undefined;
}

export interface FilterSettings extends Pick<Settings, 'countries' | 'search_fields' | 'interests'> {
  /** Where a search begins: the site's defaults, or whom this member seeks. */
  search_defaults: Pick<SearchFilters, 'gender' | 'min_age' | 'max_age'>;
}

export const defaultFilters = ({ search_defaults }: FilterSettings): SearchFilters => ({
  ...search_defaults,
  country: undefined,
  region: undefined,
  photo: undefined,
  interests: [],
  sort: undefined,
  two_way: undefined,
});

/** Whether the site offers a filter. Its settings name the region `countryregion`, as the address and the call do. */
export const isOffered = (
  field: 'gender' | 'country' | 'region' | 'min_age' | 'max_age' | 'photo' | 'interests',
  { search_fields: offered }: Pick<FilterSettings, 'search_fields'>,
): boolean => offered.includes(field === 'region' ? 'countryregion' : field);

/** Whether the site offers a range of ages, and which of its ends cannot be chosen. */
export const offeredAges = (settings: Pick<FilterSettings, 'search_fields'>) => {
  const [low, high] = [isOffered('min_age', settings), isOffered('max_age', settings)];
  return { any: low || high, fixed: low && high ? undefined : low ? ('high' as const) : ('low' as const) };
};

/** Parses a whole number between two bounds. Returns undefined for anything else: addresses are also typed by hand. */
const numberIn = (text: string | null, min: number, max: number): number | undefined => {
  if (text === null || !/^\d{1,5}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
};

/** Reads the filters of an address. Ignores invalid values and fields that the site does not offer (settings.search_fields). */
export const readFilters = (address: URLSearchParams, settings: FilterSettings): SearchFilters => {
  const offered = (field: Settings['search_fields'][number]): string | null =>
    settings.search_fields.includes(field) ? address.get(field) : null;
  const defaults = defaultFilters(settings);
  const gender = offered('gender');
  const country = settings.countries.find(({ code }) => code === offered('country'))?.code;
  const { min, max } = searchAges;
  const wanted = offered('interests')?.split(',') ?? [];
  // Ages in the wrong order still name a range.
  const [youngest, oldest] = [
    numberIn(offered('min_age'), min, max) ?? defaults.min_age,
    numberIn(offered('max_age'), min, max) ?? defaults.max_age,
  ].toSorted((one, other) => one - other);
  return {
    gender: gender === 'female' || gender === 'male' ? gender : defaults.gender,
    country,
    region: country === undefined ? undefined : numberIn(offered('countryregion'), 1, 99_999),
    min_age: youngest ?? min,
    max_age: oldest ?? max,
    photo: offered('photo') === 'yes' ? 'yes' : undefined,
    interests: settings.interests.filter((key) => wanted.includes(key)).slice(0, mostSearchInterests),
    sort: address.get('sort') === 'new' ? 'new' : undefined,
    two_way: address.get('two_way') === 'no' ? 'no' : undefined,
  };
};

/** Reads the page number. A number beyond the last page is the last page, which says that there are no more members. */
export const readPageNumber = (address: URLSearchParams): number =>
  Math.min(numberIn(address.get('pageNumber'), 1, 99_999) ?? 1, membersPages);

/**
 * Converts filters to the endpoint's query. Filters that equal the site's defaults are left out, because the server has the
 * same defaults. The page's address has the same parameters, so that the gateway can preload the query (`queries` in
 * remote.ts).
 */
export const toQuery = (filters: SearchFilters, { search_defaults: defaults }: FilterSettings): SearchQuery => {
  const { gender, country, region, min_age, max_age, photo, interests, sort, two_way } = filters;
  return {
    ...(gender !== 'everyone' && gender !== defaults.gender && { gender }),
    ...(country !== undefined && { country }),
    ...(region !== undefined && { countryregion: String(region) }),
    ...(min_age !== defaults.min_age && { min_age: String(min_age) }),
    ...(max_age !== defaults.max_age && { max_age: String(max_age) }),
    ...(photo !== undefined && { photo }),
    ...(interests.length > 0 && { interests: interests.join(',') }),
    ...(sort !== undefined && { sort }),
    ...(two_way !== undefined && { two_way }),
  };
};

/**
 * Counts the filters that are set; the two ages count as one, the sort order does not count.
 * @param home the country of a search that names none. A region names its country, which is no filter then.
 */
export const countActive = (filters: SearchFilters, settings: FilterSettings, home: string): number => {
  const { min_age, max_age, sort: _, country, ...others } = toQuery(filters, settings);
  const hasAge = min_age !== undefined || max_age !== undefined;
  const hasCountry = country !== undefined && country !== home;
  return Object.keys(others).length + (hasAge ? 1 : 0) + (hasCountry ? 1 : 0);
};

/** Changes filters and what depends on them: a region belongs to its country, ages keep their order. */
export const changeFilters = (filters: SearchFilters, change: Partial<SearchFilters>): SearchFilters => {
  const changed = { ...filters, ...change };
  if (changed.country !== filters.country && change.region === undefined) changed.region = undefined;
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

/** Leaves out members whose own preferences exclude the searcher, or finds them too. */
export const toggleTwoWay = (filters: SearchFilters): SearchFilters => ({
  ...filters,
  two_way: filters.two_way === 'no' ? undefined : 'no',
});

/** Adds or removes an interest; keeps the site's order. */
export const toggleInterest = (
  filters: SearchFilters,
  interest: string,
  { interests: offered }: Pick<FilterSettings, 'interests'>,
): SearchFilters => {
  const had = filters.interests.includes(interest);
  const wanted = had ? filters.interests.filter((key) => key !== interest) : [...filters.interests, interest];
  return { ...filters, interests: offered.filter((key) => wanted.includes(key)) };
};

export interface SuggestedSearch {
  dropped: 'photo' | 'interests' | 'region' | 'ages' | 'twoWay';
  filters: SearchFilters;
}

/**
 * Lists searches that may find members where this one found none, each without one of its filters. The most similar
 * search is first. Empty when no filter is left.
 */
export const suggestWiderSearches = (filters: SearchFilters, isMember: boolean): SuggestedSearch[] => {
  const { min, max } = searchAges;
  const { photo, interests, region, min_age, max_age, two_way } = filters;
  const wider: (SuggestedSearch | false)[] = [
    photo !== undefined && { dropped: 'photo', filters: { ...filters, photo: undefined } },
    interests.length > 0 && { dropped: 'interests', filters: { ...filters, interests: [] } },
    region !== undefined && { dropped: 'region', filters: { ...filters, region: undefined } },
    (min_age > min || max_age < max) && { dropped: 'ages', filters: { ...filters, min_age: min, max_age: max } },
    // Visitors have no profile that another member's preferences could exclude.
    isMember && two_way === undefined && { dropped: 'twoWay', filters: { ...filters, two_way: 'no' } },
  ];
  return wider.filter((one) => one !== false);
};
