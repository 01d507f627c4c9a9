import { call, useQuery } from '@pairwise/api-client';

import { SIGNUP_MATCHES } from '../member/member-cards.ts';

/** The first people of a new member. They are not refetched: a liked member keeps their place. */
export const useSignupMatches = () =>
  useQuery({
    queryKey: [SIGNUP_MATCHES],
    queryFn: ({ signal }) => call(SIGNUP_MATCHES, { signal }),
    staleTime: Infinity,
  });
