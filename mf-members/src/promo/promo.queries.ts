import { call, useMutation, useQuery } from '@pairwise/api-client';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';

export type Promo = NonNullable<ResponseOf<Endpoints['GET /api/promo.php']>['promo']>;

/** Loads the site's advertisement; null while it loads, when there is none, when it fails, and when not `wanted`. */
export const usePromo = (wanted: boolean): Promo | null => {
  const { data } = useQuery({
    queryKey: ['GET /api/promo.php'],
    queryFn: ({ signal }) => call('GET /api/promo.php', { signal }),
    enabled: wanted,
    staleTime: 10 * 60_000,
  });
  // The cache may hold one although this screen does not want it.
  return (wanted && data?.promo) || null;
};

/** Counts the click and returns the id of its redirect. */
export const useFollowPromo = () =>
  useMutation({ mutationFn: (id: string) => call('POST /api/promo-click.php', { body: { id } }) });
