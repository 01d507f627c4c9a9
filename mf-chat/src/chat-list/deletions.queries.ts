import { call, queryClient } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';

import { chatKey } from '../chat-window/chat-cache.queries.ts';
import { type Chats, chatsKey } from './chat-list.queries.ts';

export interface Deletion {
  conversation: number;
  /** The last message that the member has deleted. A later one shows the chat again. */
  seq: number;
}

const remove = (chats: Chats, { conversation, seq }: Deletion): Chats => {
  const gone = chats.chats.find((chat) => chat.conversation === conversation && (chat.last?.seq ?? 0) <= seq);
  if (!gone) return chats;
  return {
    ...chats,
    chats: chats.chats.filter((chat) => chat !== gone),
    unread_messages: Math.max(0, chats.unread_messages - gone.num_unread_messages),
  };
};

/** Deletes a chat for this member. The list is loaded again, also after a failure (CHAT-03). Rejects with an `ApiError`. */
export const deleteChat = async (deletion: Deletion): Promise<void> => {
  try {
    await call('DELETE /api/chat.php', { body: { ...deletion } });
    queryClient.setQueryData<Chats>(chatsKey, (chats) => chats && remove(chats, deletion));
    queryClient.removeQueries({ queryKey: chatKey(deletion.conversation) });
  } finally {
    void queryClient.invalidateQueries({ queryKey: chatsKey });
    bus.emit('user:changed', {});
  }
};

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
