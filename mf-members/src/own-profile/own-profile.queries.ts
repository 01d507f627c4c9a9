import { call, keepPreviousData, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

export type ProfileAnswer = ResponseOf<Endpoints['GET /api/profile.php']>;
export type OwnProfile = ProfileAnswer['profile'];
export type ProfileChange = BodyOf<Endpoints['PUT /api/profile.php']>;
type NewPlace = BodyOf<Endpoints['PUT /api/location.php']>;
type Blocks = ResponseOf<Endpoints['GET /api/blocks.php']>;
export type Block = Blocks['blocks'][number];

const profileKey = ['GET /api/profile.php', {}] as const;
const blocksKey = ['GET /api/blocks.php', {}] as const;

export const useOwnProfile = () =>
  useQuery({ queryKey: profileKey, queryFn: ({ signal }) => call('GET /api/profile.php', { signal }) });

/** The member's name and main photo stand in the shell too, and their profile as others see it may be open already. */
export const tellProfileChanged = (): void => {
  bus.emit('user:changed', {});
  const query = { id: String(bus.user$.value?.id) };
  void queryClient.invalidateQueries({ queryKey: ['GET /api/member.php', query] });
};

/** Photos and the place count towards how full the profile is. */
export const refreshProfile = (): void => {
  void queryClient.invalidateQueries({ queryKey: profileKey });
  tellProfileChanged();
};

/** What one section changes: fields of the profile, or where the member lives. */
export type SectionChange = { fields: ProfileChange } | { place: NewPlace };

export const useSaveSection = () =>
  useMutation({
    mutationFn: async (change: SectionChange): Promise<void> => {
      if ('place' in change) {
        await call('PUT /api/location.php', { body: change.place });
        await queryClient.invalidateQueries({ queryKey: profileKey });
        return;
      }
      const answer = await call('PUT /api/profile.php', { body: change.fields });
      queryClient.setQueryData<ProfileAnswer>(profileKey, answer);
    },
    onSuccess: tellProfileChanged,
  });

/** The town at a position of two decimals; false where we know none (CALL-03). */
export const findPlace = (query: { lat: string; lon: string }) => call('GET /api/geocode.php', { query });

/** The regions of every country, by its code (CALL-09). */
export const useAllRegions = () =>
  useQuery({
    queryKey: ['GET /api/regions.php', {}],
    queryFn: ({ signal }) => call('GET /api/regions.php', { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

interface TownQuery {
  country: string;
  region: number | null;
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

export const useBlocks = () =>
  useQuery({ queryKey: blocksKey, queryFn: ({ signal }) => call('GET /api/blocks.php', { signal }) });

const keepBlocks = (blocks: Blocks): void => {
  queryClient.setQueryData<Blocks>(blocksKey, blocks);
  // Lists and profiles have another member now, or one less.
  void queryClient.invalidateQueries({ queryKey: ['GET /api/members.php'] });
  void queryClient.invalidateQueries({ queryKey: ['GET /api/member.php'] });
};

export const useUnblock = () =>
  useMutation({
    mutationFn: (profile: number) => call('DELETE /api/blocks.php', { body: { profile } }),
    onSuccess: keepBlocks,
  });

/** The way back from an unblocking. */
export const blockAgain = async (profile: number): Promise<void> => {
  keepBlocks(await call('POST /api/blocks.php', { body: { profile } }));
};
