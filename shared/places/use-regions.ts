import { call, useQuery } from '@pairwise/api-client';

/** The regions of every country, by its code, each with its id and name (CALL-09). Loaded once in a page's life. */
export const useRegions = () =>
  useQuery({
    queryKey: ['GET /api/regions.php', {}],
    // Who leaves before they are here does not stop them: the next screen needs them, too.
    queryFn: () => call('GET /api/regions.php'),
    staleTime: Infinity,
    gcTime: Infinity,
  });
