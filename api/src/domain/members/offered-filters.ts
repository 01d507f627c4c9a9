import type { Settings } from '@pairwise/contracts';

/** The filters in the query of a request; each key is one of the site's `search_fields`. */
export interface RequestedFilters {
  gender?: 'male' | 'female' | undefined;
  country?: string | undefined;
  countryregion?: number | undefined;
  min_age?: number | undefined;
  max_age?: number | undefined;
  photo?: 'yes' | undefined;
  interests?: string | undefined;
}

/**
 * Removes the filters that the site does not offer (`settings.search_fields`, decisions M-16). They are ignored and not
 * refused, so that an address that was saved before the setting changed still opens, with the defaults.
 */
export const offeredFilters = (requested: RequestedFilters, offered: Settings['search_fields']): RequestedFilters => {
  const has = (field: Settings['search_fields'][number]): boolean => offered.includes(field);
  return {
    gender: has('gender') ? requested.gender : undefined,
    country: has('country') ? requested.country : undefined,
    countryregion: has('countryregion') ? requested.countryregion : undefined,
    min_age: has('min_age') ? requested.min_age : undefined,
    max_age: has('max_age') ? requested.max_age : undefined,
    photo: has('photo') ? requested.photo : undefined,
    interests: has('interests') ? requested.interests : undefined,
  };
};
