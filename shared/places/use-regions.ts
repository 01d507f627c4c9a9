import { call, useQuery } from '@pairwise/api-client';

/** Loads the regions of every country, by country code (CALL-09), once per document. */
export const useRegions = () =>
  useQuery({
    queryKey: ['GET /api/regions.php', {}],
    // Without the abort signal: leaving the screen must not abort it, because the next screen needs the regions, too.
    queryFn: () => call('GET /api/regions.php'),
    staleTime: Infinity,
    gcTime: Infinity,
  });
