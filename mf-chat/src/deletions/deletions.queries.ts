import { call, isApiError, queryClient } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';

import { chatKey } from '../chat-window/chat-cache.queries.ts';
import { type Chats, chatsKey } from '../chat-list/chat-list.queries.ts';

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

/** Loads the list of chats again. */
export const refetchChatList = (): void => {
  void queryClient.invalidateQueries({ queryKey: chatsKey });
  bus.emit('user:changed', {});
};

/** Removes a chat that the server has deleted from what this tab has loaded. */
export const removeFromCache = (deletion: Deletion): void => {
  queryClient.setQueryData<Chats>(chatsKey, (chats) => chats && remove(chats, deletion));
  void queryClient.resetQueries({ queryKey: chatKey(deletion.conversation) });
};

/**
 * Deletes a chat for this member. The list is loaded again, even after a failure (CHAT-03). Repeating the call changes
 * nothing. Rejects with an `ApiError`.
 * @param options `keepalive` for a request that outlives its page
 */
export const deleteChat = async (deletion: Deletion, options: { keepalive: boolean }): Promise<void> => {
  try {
    await call('DELETE /api/chat.php', { body: { ...deletion }, ...options }).catch((error) => {
      // It is gone already, for example after a block.
      if (!isApiError(error, 'not_found')) throw error;
    });
    removeFromCache(deletion);
  } finally {
    refetchChatList();
  }
};
