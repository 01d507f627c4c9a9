import { call, type ResponseBody, useQuery } from '@pairwise/api-client';

export type Gift = ResponseBody<'GET /api/gifts.php'>['gifts'][number];

/** Loads the gifts that can be sent, cheapest first. */
export const useGifts = (enabled = true) =>
  useQuery({
    queryKey: ['mf-chat', 'gifts'],
    queryFn: ({ signal }) => call('GET /api/gifts.php', { signal }),
    select: ({ gifts }) => gifts,
    enabled,
    staleTime: 5 * 60_000,
  });
