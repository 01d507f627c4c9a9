import { call, useQuery } from '@pairwise/api-client';

/** Loads the price list of the viewer's country. Prices rarely change, so it stays fresh for five minutes. */
export const useProducts = () =>
  useQuery({
    queryKey: ['mf-billing', 'products'],
    queryFn: ({ signal }) => call('GET /api/products.php', { signal }),
    staleTime: 5 * 60_000,
  });
