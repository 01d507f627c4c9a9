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
import { invalidateSearch } from './search.queries.ts';
import { useSearchSettings } from './use-search-settings.ts';

/** The address of a page of a search, as short as the site's defaults allow. */
export const addressOfSearch = (wanted: SearchFilters, pageNumber: number, settings: FilterSettings): string =>
  paths.members({ ...filtersInAddress(wanted, settings), pageNumber: pageNumber === 1 ? undefined : pageNumber });

/** The address is the search: filters and page are read from it, and changed by going to another. */
export const useSearchAddress = () => {
  const settings = useSearchSettings();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  return useMemo(() => {
    const filters = readFilters(address, settings);
    const addressOf = (wanted: SearchFilters, pageNumber = 1): string => addressOfSearch(wanted, pageNumber, settings);
    const search = (wanted: SearchFilters, how: { replace: boolean } = { replace: false }): void => {
      const next = addressOf(wanted);
      if (next !== addressOf(filters)) invalidateSearch(toQuery(wanted));
      void navigate(next, how);
    };
    return {
      filters,
      pageNumber: readPageNumber(address),
      addressOf,
      /** Starts another search, on its first page; from a sheet over the results it takes the sheet's place. */
      search,
      /** Changes the search of the moment: the address is ahead of the screen, which is still drawing the last one. */
      change: (to: (now: SearchFilters) => SearchFilters): void =>
        search(to(readFilters(new URLSearchParams(location.search), settings))),
    };
  }, [address, settings, navigate]);
};
