import type { Settings } from '@pairwise/contracts';

/** The filters of a request; each key is one of the site's `search_fields`. */
export interface AskedFilters {
  gender?: 'male' | 'female' | undefined;
  country?: string | undefined;
  countryregion?: number | undefined;
  min_age?: number | undefined;
  max_age?: number | undefined;
  photo?: 'yes' | undefined;
  interests?: string | undefined;
}

/**
 * Removes the filters that the site does not show (`settings.search_fields`, decisions M-16). They are ignored rather than
 * refused: an address that was saved before the setting changed still opens, with the defaults instead.
 */
export const shownFilters = (asked: AskedFilters, shown: Settings['search_fields']): AskedFilters => {
  const has = (field: Settings['search_fields'][number]): boolean => shown.includes(field);
  return {
    gender: has('gender') ? asked.gender : undefined,
    country: has('country') ? asked.country : undefined,
    countryregion: has('countryregion') ? asked.countryregion : undefined,
    min_age: has('min_age') ? asked.min_age : undefined,
    max_age: has('max_age') ? asked.max_age : undefined,
    photo: has('photo') ? asked.photo : undefined,
    interests: has('interests') ? asked.interests : undefined,
  };
};
