import { call, type ResponseBody, useQuery } from '@pairwise/api-client';

type GiftsResponse = ResponseBody<'GET /api/gifts.php'>;

export type Gift = GiftsResponse['gifts'][number] & Pick<GiftsResponse, 'currency'>;

const withCurrency = ({ gifts, currency }: GiftsResponse): Gift[] => gifts.map((gift) => ({ ...gift, currency }));

/** Loads the gifts that can be sent, cheapest first, with their prices. */
export const useGifts = (enabled = true) =>
  useQuery({
    queryKey: ['mf-chat', 'gifts'],
    queryFn: ({ signal }) => call('GET /api/gifts.php', { signal }),
    select: withCurrency,
    enabled,
    staleTime: 5 * 60_000,
  });
