import { call, callOrQueue, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import { invalidateMembers } from '../member/member-cache.ts';

export type ProfileResponse = ResponseOf<Endpoints['GET /api/profile.php']>;
export type OwnProfile = ProfileResponse['profile'];
export type ProfileChange = BodyOf<Endpoints['PUT /api/profile.php']>;
type NewPlace = BodyOf<Endpoints['PUT /api/location.php']>;
type Blocks = ResponseOf<Endpoints['GET /api/blocks.php']>;
export type Block = Blocks['blocks'][number];

const profileKey = ['GET /api/profile.php', {}] as const;
const blocksKey = ['GET /api/blocks.php', {}] as const;

export const useOwnProfile = () =>
  useQuery({ queryKey: profileKey, queryFn: ({ signal }) => call('GET /api/profile.php', { signal }) });

/** Makes the shell refetch name and main photo, and invalidates the member's profile as others see it. */
export const emitProfileChanged = (): void => {
  bus.emit('user:changed', {});
  const query = { id: String(bus.user$.value?.id) };
  void queryClient.invalidateQueries({ queryKey: ['GET /api/member.php', query] });
};

/** Refetches the profile: photos and the place count towards its completeness. */
export const refreshProfile = (): void => {
  void queryClient.invalidateQueries({ queryKey: profileKey });
  emitProfileChanged();
};

/** The change of one section: fields of the profile, or the place. */
export type SectionChange = { fields: ProfileChange } | { place: NewPlace };

export const useSaveSection = () =>
  useMutation({
    mutationFn: async (change: SectionChange): Promise<void> => {
      if ('place' in change) {
        await call('PUT /api/location.php', { body: change.place });
        await queryClient.invalidateQueries({ queryKey: profileKey });
        return;
      }
      const response = await call('PUT /api/profile.php', { body: change.fields });
      queryClient.setQueryData<ProfileResponse>(profileKey, response);
    },
    onSuccess: emitProfileChanged,
  });

export const useBlocks = () =>
  useQuery({ queryKey: blocksKey, queryFn: ({ signal }) => call('GET /api/blocks.php', { signal }) });

const keepBlocks = (blocks: Blocks): void => {
  queryClient.setQueryData<Blocks>(blocksKey, blocks);
  // Results and profiles gain or lose a member.
  void invalidateMembers();
};

/** Changes the cached list while a write waits in the queue. */
const showBlocks = (change: (blocks: Block[]) => Block[]): void => {
  queryClient.setQueryData<Blocks>(blocksKey, (kept) => kept && { blocks: change(kept.blocks) });
};

export const useUnblock = () =>
  useMutation({
    mutationFn: ({ profile }: Block) => callOrQueue('DELETE /api/blocks.php', { body: { profile } }),
    onSuccess: (outcome, { profile }) => {
      if (outcome.queued) showBlocks((blocks) => blocks.filter((block) => block.profile !== profile));
      else keepBlocks(outcome.response);
    },
  });

/** Undoes an unblock. */
export const blockAgain = async (block: Block): Promise<void> => {
  const outcome = await callOrQueue('POST /api/blocks.php', { body: { profile: block.profile } });
  if (outcome.queued) showBlocks((blocks) => [block, ...blocks]);
  else keepBlocks(outcome.response);
};
