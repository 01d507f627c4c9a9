import { call, keepPreviousData, queryClient, useQuery } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { membersPages } from '@pairwise/contracts/search-limits';
import { useEffect, useMemo } from 'react';

import { SEARCH } from '../member/member-cards.ts';
import { trafficSource } from '../navigation/traffic-source.ts';
import { type SearchFilters, toQuery } from './search-filters.ts';

/** A page that was left stays as it was for a while, so that who comes back finds the same people in the same place. */
const FRESH_MS = 5 * 60_000;
const KEPT_MS = 30 * 60_000;

export type SearchResult = ResponseOf<Endpoints[typeof SEARCH]>;

/** What a search is made of; its pages differ in their number alone. */
export type Search = ReturnType<typeof toQuery>;

/** The search of some filters. A visitor's tells where they came from, for that may open it (decisions M-5). */
export const useSearchOf = (filters: SearchFilters): Search => {
  const isVisitor = useStream(bus.user$) === null;
  return useMemo(() => ({ ...toQuery(filters), ...(isVisitor && trafficSource()) }), [filters, isVisitor]);
};

const pageOf = (search: Search, pageNumber: number) => {
  const query = { ...search, pageNumber: String(pageNumber) };
  return { query, queryKey: [SEARCH, query] as const };
};

export const resultPage = (search: Search, pageNumber: number) => {
  const { query, queryKey } = pageOf(search, pageNumber);
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      // The page before knows where it ended, so nobody comes twice (decisions M-1); a bookmark has only its number.
      const before = queryClient.getQueryData<SearchResult>(pageOf(search, pageNumber - 1).queryKey);
      const cursor = pageNumber > 1 ? before?.cursor : undefined;
      return call(SEARCH, { query: { ...query, ...(cursor && { cursor }) }, signal });
    },
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  };
};

export const hasNextPage = (result: SearchResult, pageNumber: number): boolean =>
  result.cursor !== null && pageNumber < membersPages;

/** One page of results. The last one stays in view while another loads; the one after it is fetched ahead (MEMBER-01). */
export const useSearch = (search: Search, pageNumber: number) => {
  const page = useQuery({ ...resultPage(search, pageNumber), placeholderData: keepPreviousData });
  const fetchAhead = page.data !== undefined && !page.isPlaceholderData && hasNextPage(page.data, pageNumber);
  useEffect(() => {
    if (fetchAhead) void queryClient.prefetchQuery(resultPage(search, pageNumber + 1));
  }, [fetchAhead, search, pageNumber]);
  return page;
};

/** Forgets the pages of a search that is asked for anew: who changes a filter wants to see who is there now. */
export const invalidateSearch = (search: Search): void =>
  queryClient.removeQueries({ queryKey: [SEARCH, search], type: 'inactive' });
