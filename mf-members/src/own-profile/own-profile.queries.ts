import { call, callOrQueue, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import { invalidateMembers } from '../member/member-cache.ts';

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
export const emitProfileChanged = (): void => {
  bus.emit('user:changed', {});
  const query = { id: String(bus.user$.value?.id) };
  void queryClient.invalidateQueries({ queryKey: ['GET /api/member.php', query] });
};

/** Photos and the place count towards how full the profile is. */
export const refreshProfile = (): void => {
  void queryClient.invalidateQueries({ queryKey: profileKey });
  emitProfileChanged();
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
    onSuccess: emitProfileChanged,
  });

export const useBlocks = () =>
  useQuery({ queryKey: blocksKey, queryFn: ({ signal }) => call('GET /api/blocks.php', { signal }) });

const keepBlocks = (blocks: Blocks): void => {
  queryClient.setQueryData<Blocks>(blocksKey, blocks);
  // Lists and profiles have another member now, or one less.
  void invalidateMembers();
};

/** What is shown until it is sent. */
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

/** The way back from an unblocking. */
export const blockAgain = async (block: Block): Promise<void> => {
  const outcome = await callOrQueue('POST /api/blocks.php', { body: { profile: block.profile } });
  if (outcome.queued) showBlocks((blocks) => [block, ...blocks]);
  else keepBlocks(outcome.response);
};
