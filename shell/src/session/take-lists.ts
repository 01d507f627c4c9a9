import { queryClient } from '@pairwise/api-client';
import type { BusWriter } from '@pairwise/bus';

import type { News } from './other-tabs.ts';

/** Puts lists where open screens read them, under the keys that screens use, and their counts above. */
export const takeLists = ({ chats, likes }: Pick<News, 'chats' | 'likes'>, writer: BusWriter): void => {
  if (chats) {
    queryClient.setQueryData(['GET /api/chats.php', {}], chats);
    writer.unread(chats.unread_messages);
  }
  if (likes) {
    queryClient.setQueryData(['GET /api/likes.php', {}], likes);
    writer.likes(likes.total_new);
  }
};
