import { call, keepPreviousData, useQuery } from '@pairwise/api-client';

interface TownQuery {
  country: string;
  /** Null until one is chosen: then there are no towns. */
  region: number | null;
  /** What was typed of the name; the largest towns for ''. */
  q: string;
}

/** Towns of a region that fit what was typed; the last ones stay while the next are on their way. */
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
