import { paths } from '@pairwise/contracts';
import { useNavigate, useSearchParams } from '@pairwise/router';
import { useMemo } from 'react';

import {
  filtersInAddress,
  type FilterSettings,
  readFilters,
  readPageNumber,
  type SearchFilters,
  toQuery,
} from './search-filters.ts';
import { removeCachedPages } from './search.queries.ts';
import { useSearchSettings } from './use-search-settings.ts';

/** Returns the address of a page of a search, without the site's defaults. */
export const addressOfSearch = (wanted: SearchFilters, pageNumber: number, settings: FilterSettings): string =>
  paths.members({ ...filtersInAddress(wanted, settings), pageNumber: pageNumber === 1 ? undefined : pageNumber });

/** Reads the search from the address, and changes it by navigating to another address. */
export const useSearchAddress = () => {
  const settings = useSearchSettings();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  return useMemo(() => {
    const filters = readFilters(address, settings);
    const addressOf = (wanted: SearchFilters, pageNumber = 1): string => addressOfSearch(wanted, pageNumber, settings);
    const search = (wanted: SearchFilters, how: { replace: boolean } = { replace: false }): void => {
      const next = addressOf(wanted);
      if (next !== addressOf(filters)) removeCachedPages(toQuery(wanted, settings));
      void navigate(next, how);
    };
    const newestFilters = (): SearchFilters => readFilters(new URLSearchParams(location.search), settings);
    return {
      filters,
      pageNumber: readPageNumber(address),
      addressOf,
      /**
       * Starts another search on its first page. A sheet over the results passes `replace`, so that the search replaces the
       * sheet's history entry.
       */
      search,
      /** Changes the current search. Reads it from the address, which may be newer than what the screen has rendered. */
      change: (to: (now: SearchFilters) => SearchFilters): void => search(to(newestFilters())),
      /**
       * Opens a page of the search in the address where that is newer than what the screen has rendered: a link there
       * would lose the filter that was chosen last.
       * @returns whether it is newer
       */
      openIfNewer: (pageNumber: number): boolean => {
        const newest = addressOf(newestFilters(), pageNumber);
        if (newest === addressOf(filters, pageNumber)) return false;
        void navigate(newest);
        return true;
      },
    };
  }, [address, settings, navigate]);
};
