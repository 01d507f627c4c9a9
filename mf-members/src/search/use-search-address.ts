import { paths } from '@pairwise/contracts';
import { useNavigate, useSearchParams } from '@pairwise/router';
import { useMemo } from 'react';

import { filtersInAddress, readFilters, readPageNumber, type SearchFilters } from './search-filters.ts';
import { useSearchSettings } from './use-search-settings.ts';

/** The address is the search: filters and page are read from it, and changed by going to another. */
export const useSearchAddress = () => {
  const settings = useSearchSettings();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  return useMemo(() => {
    const filters = readFilters(address, settings);
    const addressOf = (wanted: SearchFilters, pageNumber = 1): string =>
      paths.members({ ...filtersInAddress(wanted, settings), pageNumber: pageNumber === 1 ? undefined : pageNumber });
    return {
      filters,
      pageNumber: readPageNumber(address),
      addressOf,
      /** Starts another search, on its first page. */
      search: (wanted: SearchFilters): void => void navigate(addressOf(wanted)),
    };
  }, [address, settings, navigate]);
};
