import { call, keepPreviousData, useQuery } from '@pairwise/api-client';

interface TownQuery {
  country: string;
  /** Null until a region is chosen; there are no towns then. */
  region: number | null;
  /** The typed part of the name; '' returns the largest towns. */
  q: string;
}

/** Loads the towns of a region that match the typed text. The previous ones stay until the next ones arrive. */
export const useTowns = ({ country, region, q }: TownQuery): string[] => {
  const query = { country, region: String(region), ...(q !== '' && { q }) };
  const { data } = useQuery({
    queryKey: ['GET /api/places.php', query],
    queryFn: ({ signal }) => call('GET /api/places.php', { query, signal }),
    enabled: region !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return region === null ? [] : (data?.places ?? []);
};
