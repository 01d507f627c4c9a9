import { call, keepPreviousData, preloadedBody, queryClient, useQuery } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { membersPages } from '@pairwise/contracts/search-limits';
import { useEffect, useMemo } from 'react';

import { SEARCH } from '../member/member-cards.ts';
import { trafficSource } from '../navigation/traffic-source.ts';
import { type SearchFilters, type SearchQuery, toQuery } from './search-filters.ts';
import { useSearchSettings } from './use-search-settings.ts';

/** How long a page is not fetched again, so that a member who returns finds the same members in the same place. */
const FRESH_MS = 5 * 60_000;
const KEPT_MS = 30 * 60_000;

export type SearchResult = ResponseOf<Endpoints[typeof SEARCH]>;

/**
 * Returns the query for some filters. A visitor's query names their traffic source, which may open the search
 * (decisions M-5).
 */
export const useSearchOf = (filters: SearchFilters): SearchQuery => {
  const isVisitor = useStream(bus.user$) === null;
  const settings = useSearchSettings();
  return useMemo(
    () => ({ ...toQuery(filters, settings), ...(isVisitor && trafficSource()) }),
    [filters, settings, isVisitor],
  );
};

const pageOf = (search: SearchQuery, pageNumber: number) => {
  const query = { ...search, pageNumber: String(pageNumber) };
  return { query, queryKey: [SEARCH, query] as const };
};

export const resultPage = (search: SearchQuery, pageNumber: number) => {
  const { query, queryKey } = pageOf(search, pageNumber);
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      // The previous page has the cursor where it ended, so no member appears twice (decisions M-1). A bookmark has
      // only a number.
      const before = queryClient.getQueryData<SearchResult>(pageOf(search, pageNumber - 1).queryKey);
      const cursor = pageNumber > 1 ? before?.cursor : undefined;
      return call(SEARCH, { query: { ...query, ...(cursor && { cursor }) }, signal });
    },
    initialData: () => preloadedBody(SEARCH, { query }),
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  };
};

export const hasNextPage = (result: SearchResult, pageNumber: number): boolean =>
  result.cursor !== null && pageNumber < membersPages;

/** Loads one page of results. The previous page stays visible meanwhile; the next one is prefetched (MEMBER-01). */
export const useSearch = (search: SearchQuery, pageNumber: number) => {
  const page = useQuery({ ...resultPage(search, pageNumber), placeholderData: keepPreviousData });
  const fetchAhead = page.data !== undefined && !page.isPlaceholderData && hasNextPage(page.data, pageNumber);
  useEffect(() => {
    if (fetchAhead) void queryClient.prefetchQuery(resultPage(search, pageNumber + 1));
  }, [fetchAhead, search, pageNumber]);
  return page;
};

/** Removes the cached pages of a search, so that a changed filter shows the current members. */
export const removeCachedPages = (search: SearchQuery): void =>
  queryClient.removeQueries({ queryKey: [SEARCH, search], type: 'inactive' });
