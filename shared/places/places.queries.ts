import { call, keepPreviousData, useQuery } from '@pairwise/api-client';

/** Loads the regions of every country, by country code (CALL-09), once per document. */
export const useRegions = () =>
  useQuery({
    queryKey: ['GET /api/regions.php', {}],
    // Without the abort signal: leaving the screen must not abort it, because the next screen needs the regions, too.
    queryFn: () => call('GET /api/regions.php'),
    staleTime: Infinity,
    gcTime: Infinity,
  });

interface TownQuery {
  country: string;
  /** The typed part of the name; '' returns the largest towns. */
  q: string;
}

/** Loads the towns of a country that match the typed text. The previous ones stay until the next ones arrive. */
export const useTowns = ({ country, q }: TownQuery, { enabled = true }: { enabled?: boolean } = {}) => {
  const query = { country, ...(q !== '' && { q }) };
  const { data, isPlaceholderData, isPending } = useQuery({
    queryKey: ['GET /api/places.php', query],
    queryFn: ({ signal }) => call('GET /api/places.php', { query, signal }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return { towns: data?.towns ?? [], isPrevious: isPlaceholderData || isPending };
};

/** Fetches the town at a position; false where there is none. Only two decimals leave the device (CALL-03). */
export const fetchPlace = ({ latitude, longitude }: GeolocationCoordinates) =>
  call('GET /api/geocode.php', { query: { lat: latitude.toFixed(2), lon: longitude.toFixed(2) } });
