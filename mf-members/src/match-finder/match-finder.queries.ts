import { call, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

import { invalidatePages } from '../member/member-cache.ts';

const SAVE = 'PUT /api/match-finder.php';
const KEY = ['GET /api/match-finder.php'] as const;

/** The six answers. */
export type MatchFinderAnswers = BodyOf<Endpoints[typeof SAVE]>;

/** Loads the member's answers, and a proposal for members who have none. */
export const useMatchFinder = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/match-finder.php', { signal }),
    // A refetch must not change the answers while the member is choosing.
    staleTime: Infinity,
  });

/** Saves the answers. The response names the query of the search that they lead to. */
export const useSaveMatchFinder = () =>
  useMutation({
    mutationFn: (answers: MatchFinderAnswers) => call(SAVE, { body: answers }),
    onSuccess: ({ answers }) => {
      queryClient.setQueryData(KEY, { answers, proposal: answers });
      // The user's record holds whom the member seeks, and every search starts from it.
      bus.emit('user:changed', {});
      void invalidatePages();
      void queryClient.invalidateQueries({ queryKey: ['GET /api/swipe.php'] });
    },
  });
