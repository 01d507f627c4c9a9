import { queryClient, useQuery } from '@pairwise/api-client';
import { type Member, paths } from '@pairwise/contracts';
import { useLocation, useNavigate } from '@pairwise/router';
import { useEffect, useMemo } from 'react';

import { type HistoryState, readHistoryState } from '../navigation/history-state.ts';
import { usePhotoSource } from '../photo/use-photo-source.ts';
import { inOrder } from '../search/result-order.ts';
import { addressOfSearch } from '../search/use-search-address.ts';
import { readFilters, readPageNumber } from '../search/search-filters.ts';
import { hasNextPage, resultPage, type SearchResult, useSearchOf } from '../search/search.queries.ts';
import { useSearchSettings } from '../search/use-search-settings.ts';
import { memberQuery } from './member-profile.queries.ts';
import { STAGE_SIZES } from './photo-stage.tsx';

/** A member in the results, and the address of their page of results. */
export interface Neighbour {
  id: number;
  results: string;
}

const idsOn = (page: SearchResult | undefined, pageNumber: number): number[] =>
  page ? [...inOrder(page.profiles, pageNumber === 1), ...page.similar].map(({ id }) => id) : [];

/**
 * Returns the previous and the next member in the results that a profile was opened from, across pages (decisions M-3).
 * The results come from the search's cache; after a reload they are fetched again.
 */
export const useNeighbours = (id: number): { previous: Neighbour | undefined; next: Neighbour | undefined } => {
  const { state } = useLocation();
  const { results } = readHistoryState(state);
  const settings = useSearchSettings();
  const { filters, pageNumber } = useMemo(() => {
    const address = new URLSearchParams(results?.split('?')[1]);
    return { filters: readFilters(address, settings), pageNumber: readPageNumber(address) };
  }, [results, settings]);
  const search = useSearchOf(filters);

  // The order must not change while the member steps through it.
  const page = (number: number) => ({ ...resultPage(search, number), staleTime: Infinity });
  const here = useQuery({ ...page(pageNumber), enabled: results !== undefined });
  const ids = idsOn(here.data, pageNumber);
  const index = ids.indexOf(id);
  const isLast = index === ids.length - 1 && here.data !== undefined && hasNextPage(here.data, pageNumber);
  const before = useQuery({ ...page(pageNumber - 1), enabled: index === 0 && pageNumber > 1 });
  const after = useQuery({ ...page(pageNumber + 1), enabled: index !== -1 && isLast });

  if (index === -1) return { previous: undefined, next: undefined };
  const neighbour = (found: number | undefined, number: number): Neighbour | undefined =>
    found === undefined ? undefined : { id: found, results: addressOfSearch(filters, number, settings) };
  return {
    previous:
      index > 0
        ? neighbour(ids[index - 1], pageNumber)
        : neighbour(pageNumber > 1 ? idsOn(before.data, pageNumber - 1).at(-1) : undefined, pageNumber - 1),
    next:
      index < ids.length - 1
        ? neighbour(ids[index + 1], pageNumber)
        : neighbour(isLast ? idsOn(after.data, pageNumber + 1)[0] : undefined, pageNumber + 1),
  };
};

/** Returns a function that opens a neighbour in place of the profile, so that back leads to the results. */
export const useGoTo = () => {
  const navigate = useNavigate();
  return ({ id, results }: Neighbour): void =>
    void navigate(paths.member(id), { replace: true, state: { results } satisfies HistoryState });
};

/** Prefetches the next profile and its first photo. */
export const useFetchAhead = (next: Neighbour | undefined): void => {
  const photoSource = usePhotoSource();
  const id = next?.id;
  useEffect(() => {
    if (id === undefined) return;
    const fetchAhead = async (): Promise<void> => {
      await queryClient.prefetchQuery(memberQuery(id));
      const [photo] = queryClient.getQueryData<Member>(memberQuery(id).queryKey)?.images ?? [];
      if (!photo) return;
      const ahead = new Image();
      ahead.sizes = STAGE_SIZES;
      ahead.srcset = photoSource(photo).srcSet;
    };
    void fetchAhead();
    // oxlint-disable-next-line react/exhaustive-deps -- the source of photos does not change while a profile is open
  }, [id]);
};
