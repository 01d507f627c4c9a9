import { call, queryClient } from '@pairwise/api-client';

import { chatKey } from '../chat-window/chat-cache.queries.ts';
import { type Chats, chatsKey } from './chat-list.queries.ts';

/** Mutes a chat, or ends that: its messages cause no push. Rejects with an `ApiError`. */
export const muteChat = async (conversation: number, muted: boolean): Promise<void> => {
  await call('PUT /api/chat.php', { body: { conversation, muted } });
  queryClient.setQueryData<Chats>(
    chatsKey,
    (chats) =>
      chats && {
        ...chats,
        chats: chats.chats.map((chat) => (chat.conversation === conversation ? { ...chat, muted } : chat)),
      },
  );
  await queryClient.invalidateQueries({ queryKey: chatKey(conversation) });
};
