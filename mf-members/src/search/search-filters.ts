import type { Endpoints, QueryOf, Settings } from '@pairwise/contracts';

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
}

export interface FilterSettings extends Pick<Settings, 'countries' | 'search_fields'> {
  /** What a search starts from: the site's, or whom this member seeks. */
  search_defaults: Pick<SearchFilters, 'gender' | 'min_age' | 'max_age'>;
}

/** The widest ages a search may have (decisions 4.5). */
export const ageLimits = { min: 18, max: 99 } as const;

/** Pages that a search has at most (decisions M-1). */
export const LAST_PAGE = 50;

export const defaultFilters = ({ search_defaults }: FilterSettings): SearchFilters => ({
  ...search_defaults,
  country: undefined,
  countryregion: undefined,
  photo: undefined,
});

/** A whole number between two bounds, or undefined: addresses are written by hand too. */
const numberIn = (text: string | null, min: number, max: number): number | undefined => {
  if (text === null || !/^\d{1,5}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
};

/** The filters of an address. Fields that the site does not offer (settings.search_fields) and nonsense are left out. */
export const readFilters = (address: URLSearchParams, settings: FilterSettings): SearchFilters => {
  const offered = (field: keyof SearchFilters): string | null =>
    settings.search_fields.includes(field) ? address.get(field) : null;
  const defaults = defaultFilters(settings);
  const gender = offered('gender');
  const country = settings.countries.find(({ code }) => code === offered('country'))?.code;
  const { min, max } = ageLimits;
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
  };
};

/** A page beyond the last is the last one, where the search says that there is nobody more. */
export const readPageNumber = (address: URLSearchParams): number =>
  Math.min(numberIn(address.get('pageNumber'), 1, 99_999) ?? 1, LAST_PAGE);

/** What of the filters an address must tell: only what differs from the site's defaults. */
export const filtersInAddress = (
  filters: SearchFilters,
  settings: FilterSettings,
): Record<keyof SearchFilters, string | number | undefined> => {
  const defaults = defaultFilters(settings);
  const unlessDefault = <Name extends keyof SearchFilters>(name: Name): SearchFilters[Name] | undefined =>
    filters[name] === defaults[name] ? undefined : filters[name];
  return {
    gender: unlessDefault('gender'),
    country: unlessDefault('country'),
    countryregion: unlessDefault('countryregion'),
    min_age: unlessDefault('min_age'),
    max_age: unlessDefault('max_age'),
    photo: unlessDefault('photo'),
  };
};

/** How many of the filters somebody has set; the two ages count as one. */
export const countActive = (filters: SearchFilters, settings: FilterSettings): number => {
  const { min_age, max_age, ...others } = filtersInAddress(filters, settings);
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

/** Filters as the endpoint takes them. */
export const toQuery = ({ gender, country, countryregion, min_age, max_age, photo }: SearchFilters): SearchQuery => ({
  ...(gender !== 'everyone' && { gender }),
  ...(country !== undefined && { country }),
  ...(countryregion !== undefined && { countryregion: String(countryregion) }),
  min_age: String(min_age),
  max_age: String(max_age),
  ...(photo !== undefined && { photo }),
});

/** The next wider search, nearest first, and what it gives up; undefined when there is nothing left to give up. */
export const widen = (
  filters: SearchFilters,
): { gives: 'photo' | 'countryregion' | 'ages'; filters: SearchFilters } | undefined => {
  const { min, max } = ageLimits;
  if (filters.photo !== undefined) return { gives: 'photo', filters: { ...filters, photo: undefined } };
  if (filters.countryregion !== undefined) {
    return { gives: 'countryregion', filters: { ...filters, countryregion: undefined } };
  }
  if (filters.min_age > min || filters.max_age < max) {
    return { gives: 'ages', filters: { ...filters, min_age: min, max_age: max } };
  }
  return undefined;
};
