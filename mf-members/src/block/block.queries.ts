import { callOrQueue, queryClient, useMutation } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { Member } from '@pairwise/contracts';

import { invalidateMembers, memberKey } from '../member/member-cache.ts';
import { dropCard } from '../member/member-cards.ts';

/** Invalidates the chats that mf-chat caches, and the unread count. */
export const invalidateChats = (): void => {
  for (const key of ['GET /api/chats.php', 'mf-chat']) void queryClient.invalidateQueries({ queryKey: [key] });
  bus.emit('user:changed', {});
};

/** Invalidates every list that a blocked member leaves (decisions S-9), including those that other remotes cache. */
export const invalidateBlocked = (): void => {
  void invalidateMembers();
  for (const list of ['GET /api/likes.php', 'GET /api/blocks.php']) {
    void queryClient.invalidateQueries({ queryKey: [list] });
  }
  // The unread messages and likes of a blocked member no longer count.
  invalidateChats();
};

export const useBlock = (id: number) =>
  useMutation({
    mutationFn: () => callOrQueue('POST /api/blocks.php', { body: { profile: id } }),
    // A queued block removes the member from the cached results: nothing can be fetched without a network.
    onSuccess: ({ queued }) => (queued ? dropCard(id) : invalidateBlocked()),
  });

const showUnblocked = (id: number): void => {
  queryClient.setQueryData<Member>(
    memberKey(id),
    (member) => member && { ...member, relation: { ...member.relation, i_blocked: false } },
  );
};

export const useUnblock = (id: number) =>
  useMutation({
    mutationFn: () => callOrQueue('DELETE /api/blocks.php', { body: { profile: id } }),
    onSuccess: ({ queued }) => {
      if (queued) return showUnblocked(id);
      void queryClient.invalidateQueries({ queryKey: ['GET /api/blocks.php'] });
      return invalidateMembers();
    },
  });
