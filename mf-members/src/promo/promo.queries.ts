import { call, useMutation, useQuery } from '@pairwise/api-client';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';

export type Promo = NonNullable<ResponseOf<Endpoints['GET /api/promo.php']>['promo']>;
export type Redirect = ResponseOf<Endpoints['GET /api/redirect.php']>;

/** The advertisement of the site, or null, as where none is wanted. Its failure shows nothing: nobody misses it. */
export const usePromo = (wanted: boolean): Promo | null => {
  const { data } = useQuery({
    queryKey: ['GET /api/promo.php'],
    queryFn: ({ signal }) => call('GET /api/promo.php', { signal }),
    enabled: wanted,
    staleTime: 10 * 60_000,
  });
  // What was asked for elsewhere is at hand here too.
  return (wanted && data?.promo) || null;
};

/** Counts the click and tells where it leads and how long one waits. */
export const useFollowPromo = () =>
  useMutation({
    mutationFn: async (id: string): Promise<Redirect> => {
      const { redirect } = await call('POST /api/promo-click.php', { body: { id } });
      return call('GET /api/redirect.php', { query: { id: redirect } });
    },
  });
