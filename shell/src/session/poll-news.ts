import { call, queryClient } from '@pairwise/api-client';
import { bus, type BusWriter } from '@pairwise/bus';

import type { Session } from './session.ts';

/**
 * One round of CALL-01: the user with chats and likes. The answers go into the query cache too, under the keys that
 * screens use, so that an open list is as new as the badge above it.
 */
export const pollNews = async (session: Session, writer: BusWriter): Promise<void> => {
  await session.refresh();
  if (!bus.user$.value) return;
  const [chats, likes] = await Promise.allSettled([call('GET /api/chats.php'), call('GET /api/likes.php')]);
  // They may have logged out meanwhile.
  if (!bus.user$.value) return;
  if (chats.status === 'fulfilled') {
    queryClient.setQueryData(['GET /api/chats.php', {}], chats.value);
    writer.unread(chats.value.unread_messages);
  }
  if (likes.status === 'fulfilled') {
    queryClient.setQueryData(['GET /api/likes.php', {}], likes.value);
    writer.likes(likes.value.total_new);
  }
};
