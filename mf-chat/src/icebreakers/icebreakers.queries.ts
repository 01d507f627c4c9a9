import { call, useQuery } from '@pairwise/api-client';

/** Loads suggestions for the first message to a member. They are new each time the sheet opens. */
export const useIcebreakers = (profile: number) =>
  useQuery({
    queryKey: ['mf-chat', 'icebreakers', profile],
    queryFn: ({ signal }) => call('GET /api/icebreakers.php', { query: { profile }, signal }),
    select: ({ icebreakers }) => icebreakers,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
