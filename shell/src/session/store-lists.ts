import { queryClient } from '@pairwise/api-client';
import type { BusWriter } from '@pairwise/bus';

import type { PollResult } from './tab-channel.ts';

/** Stores chats and likes in the query cache, under the keys that screens read, and their counts on the bus. */
export const storeLists = ({ chats, likes }: Pick<PollResult, 'chats' | 'likes'>, writer: BusWriter): void => {
  if (chats) {
    queryClient.setQueryData(['GET /api/chats.php', {}], chats);
    writer.unread(chats.unread_messages);
  }
  if (likes) {
    queryClient.setQueryData(['GET /api/likes.php', {}], likes);
    writer.likes(likes.total_new);
  }
};
