import { call, keepPreviousData, queryClient, useQuery } from '@pairwise/api-client';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { useEffect } from 'react';

import { LAST_PAGE, type SearchFilters, toQuery } from './search-filters.ts';

/** A page that was left stays as it was for a while, so that who comes back finds the same people in the same place. */
const FRESH_MS = 5 * 60_000;

export type SearchResult = ResponseOf<Endpoints['GET /api/members.php']>;

const pageOf = (filters: SearchFilters, pageNumber: number) => {
  const query = { ...toQuery(filters), pageNumber: String(pageNumber) };
  return { query, queryKey: ['GET /api/members.php', query] as const };
};

const resultPage = (filters: SearchFilters, pageNumber: number) => {
  const { query, queryKey } = pageOf(filters, pageNumber);
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      // The page before knows where it ended, so nobody comes twice (decisions M-1); a bookmark has only its number.
      const before = queryClient.getQueryData<SearchResult>(pageOf(filters, pageNumber - 1).queryKey);
      const cursor = pageNumber > 1 ? before?.cursor : undefined;
      return call('GET /api/members.php', { query: { ...query, ...(cursor && { cursor }) }, signal });
    },
    staleTime: FRESH_MS,
  };
};

export const hasNextPage = (result: SearchResult, pageNumber: number): boolean =>
  result.cursor !== null && pageNumber < LAST_PAGE;

/** One page of results. The last one stays in view while another loads; the one after it is fetched ahead (MEMBER-01). */
export const useSearch = (filters: SearchFilters, pageNumber: number) => {
  const search = useQuery({ ...resultPage(filters, pageNumber), placeholderData: keepPreviousData });
  const fetchAhead = search.data !== undefined && !search.isPlaceholderData && hasNextPage(search.data, pageNumber);
  useEffect(() => {
    if (fetchAhead) void queryClient.prefetchQuery(resultPage(filters, pageNumber + 1));
  }, [fetchAhead, filters, pageNumber]);
  return search;
};

/** The regions of a country by their names; empty until they are there (CALL-09). */
export const useRegions = (country: string): { id: number; name: string }[] => {
  const { data } = useQuery({
    queryKey: ['GET /api/regions.php', {}],
    queryFn: ({ signal }) => call('GET /api/regions.php', { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data?.regions[country] ?? [];
};
