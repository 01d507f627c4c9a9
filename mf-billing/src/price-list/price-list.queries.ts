import { call, useQuery } from '@pairwise/api-client';

/** The price list of the viewer's country. Prices change seldom, so an opened list isn't asked for again for a while. */
export const useProducts = () =>
  useQuery({
    queryKey: ['mf-billing', 'products'],
    queryFn: ({ signal }) => call('GET /api/products.php', { signal }),
    staleTime: 5 * 60_000,
  });
