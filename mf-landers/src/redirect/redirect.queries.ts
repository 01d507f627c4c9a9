import { call, useQuery } from '@pairwise/api-client';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';

export type Redirect = ResponseOf<Endpoints['GET /api/redirect.php']>;

/** Loads where a click leads. The server knows the address; none comes from the link. */
export const useRedirect = (id: string) =>
  useQuery({
    queryKey: ['GET /api/redirect.php', id],
    queryFn: ({ signal }) => call('GET /api/redirect.php', { query: { id }, signal }),
    // A page that comes back from the partner must not count again.
    refetchOnWindowFocus: false,
  });
