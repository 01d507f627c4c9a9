import { paths } from '@pairwise/contracts';
import { useNavigate, useSearchParams } from '@pairwise/router';
import { useMemo } from 'react';

import { type FilterSettings, readFilters, readPageNumber, type SearchFilters, toQuery } from './search-filters.ts';
import { removeCachedPages } from './search.queries.ts';
import { useSearchSettings } from './use-search-settings.ts';

/** Returns the address of a page of a search, without the site's defaults. */
export const addressOfSearch = (wanted: SearchFilters, pageNumber: number, settings: FilterSettings): string =>
  paths.members({ ...toQuery(wanted, settings), pageNumber: pageNumber === 1 ? undefined : pageNumber });

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
      change: (to: (now: SearchFilters) => SearchFilters): void =>
        search(to(readFilters(new URLSearchParams(location.search), settings))),
      /**
       * Opens the page after (1) or before (-1) that of the address, if the address is newer than what the screen has rendered:
       * the rendered link lacks the filter that was chosen last.
       * @returns whether the address is newer
       */
      turnIfNewer: (step: 1 | -1): boolean => {
        const newest = new URLSearchParams(location.search);
        const [now, page] = [readFilters(newest, settings), readPageNumber(newest)];
        if (addressOf(now, page) === addressOf(filters, readPageNumber(address))) return false;
        void navigate(addressOf(now, Math.max(1, page + step)));
        return true;
      },
    };
  }, [address, settings, navigate]);
};
