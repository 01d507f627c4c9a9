import { call, queryClient, useQuery } from '@pairwise/api-client';

/** Loads the price list of the viewer's country. Prices rarely change, so it stays fresh for five minutes. */
export const useProducts = () =>
  useQuery({
    queryKey: ['GET /api/products.php', {}],
    queryFn: ({ signal }) => call('GET /api/products.php', { signal }),
    staleTime: 5 * 60_000,
  });

/** Loads the price list again, after an order was refused because of its price. */
export const reloadProducts = (): void => void queryClient.invalidateQueries({ queryKey: ['GET /api/products.php'] });
