import { call, useQuery } from '@pairwise/api-client';

/** Loads the member's last paid order as it would be today. */
export const useRepeatOrder = () =>
  useQuery({
    queryKey: ['GET /api/repeat-order.php'],
    queryFn: ({ signal }) => call('GET /api/repeat-order.php', { signal }),
    staleTime: 0,
  });
