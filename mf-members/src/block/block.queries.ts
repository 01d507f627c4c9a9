import { call, queryClient, useMutation } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';

import { forgetMembers } from '../member-cache.ts';

/** Whoever is blocked leaves every list (decisions S-9): those kept here, and those other remotes keep under their keys. */
export const forgetBlocked = (): void => {
  void forgetMembers();
  for (const list of ['GET /api/likes.php', 'GET /api/chats.php', 'GET /api/chat.php', 'GET /api/blocks.php']) {
    void queryClient.invalidateQueries({ queryKey: [list] });
  }
  // Their unread messages and likes no longer count.
  bus.emit('user:changed', {});
};

export const useBlock = (id: number) =>
  useMutation({
    mutationFn: () => call('POST /api/blocks.php', { body: { profile: id } }),
    onSuccess: () => forgetBlocked(),
  });

export const useUnblock = (id: number) =>
  useMutation({
    mutationFn: () => call('DELETE /api/blocks.php', { body: { profile: id } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['GET /api/blocks.php'] });
      return forgetMembers();
    },
  });
