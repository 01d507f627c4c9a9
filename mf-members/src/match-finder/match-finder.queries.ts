import { call, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

import { invalidatePages } from '../member/member-cache.ts';

const SAVE = 'PUT /api/match-finder.php';
const KEY = ['GET /api/match-finder.php'] as const;

/** The six answers. */
export type MatchFinderAnswers = BodyOf<Endpoints[typeof SAVE]>;

/** What was answered before, or where the questions begin. */
export const useMatchFinder = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/match-finder.php', { signal }),
    // What somebody is answering must not change under their hands.
    staleTime: Infinity,
  });

/** Saves the answers and tells the address of the people who fit. */
export const useSaveMatchFinder = () =>
  useMutation({
    mutationFn: (wishes: MatchFinderAnswers) => call(SAVE, { body: wishes }),
    onSuccess: ({ answers }) => {
      queryClient.setQueryData(KEY, { answers, proposal: answers });
      // Whom the member seeks is part of the user's record, and every search starts from it.
      bus.emit('user:changed', {});
      void invalidatePages();
      void queryClient.invalidateQueries({ queryKey: ['GET /api/swipe.php'] });
    },
  });
