import { call, useQuery } from '@pairwise/api-client';
import type { LandingMember } from '@pairwise/contracts/endpoints/member-landing';

export type { LandingMember };

const LANDING = 'GET /api/member-landing.php';

/** Loads the member of a landing page; null for one who is not shown there. Does nothing without an id. */
export const useLandingMember = (id: string | undefined) =>
  useQuery({
    queryKey: [LANDING, { id }],
    queryFn: async ({ signal }): Promise<LandingMember | null> =>
      id === undefined ? null : (await call(LANDING, { query: { id }, signal })).member,
    staleTime: Infinity,
  });
