import { callOrQueue, queryClient, useMutation } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { Member } from '@pairwise/contracts';

import { invalidateMembers, memberKey } from '../member/member-cache.ts';
import { dropCard } from '../member/member-cards.ts';

/** Whoever is blocked leaves every list (decisions S-9): those kept here, and those other remotes keep under their keys. */
export const invalidateBlocked = (): void => {
  void invalidateMembers();
  for (const list of ['GET /api/likes.php', 'GET /api/chats.php', 'GET /api/chat.php', 'GET /api/blocks.php']) {
    void queryClient.invalidateQueries({ queryKey: [list] });
  }
  // Their unread messages and likes no longer count.
  bus.emit('user:changed', {});
};

export const useBlock = (id: number) =>
  useMutation({
    mutationFn: () => callOrQueue('POST /api/blocks.php', { body: { profile: id } }),
    // Until it is sent, what is here must do: nothing else can be fetched.
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
