import { ApiError, call, queryClient } from '@pairwise/api-client';

import { chatKey, storeMuted } from '../chat-window/chat-cache.queries.ts';
import { type Chats, chatsKey } from './chat-list.queries.ts';

/** How long the server has to confirm, retries included, before the change counts as failed. In milliseconds. */
const LONGEST_MS = 8_000;

/** The running changes, by chat. */
const changes = new Map<number, AbortController>();

const show = (conversation: number, muted: boolean): void => {
  queryClient.setQueryData<Chats>(
    chatsKey,
    (chats) =>
      chats && {
        ...chats,
        chats: chats.chats.map((chat) => (chat.conversation === conversation ? { ...chat, muted } : chat)),
      },
  );
  storeMuted(conversation, muted);
};

/** Sends the change until the server confirms it, `aborter` aborts, the network is gone, or the time is over. */
const send = async (conversation: number, muted: boolean, aborter: AbortController): Promise<void> => {
  const end = (): void => aborter.abort(new ApiError(navigator.onLine ? 'error' : 'offline', 0));
  const disconnect = (): void => aborter.abort(new ApiError('offline', 0));
  const timer = setTimeout(end, LONGEST_MS);
  globalThis.addEventListener('offline', disconnect);
  try {
    if (!navigator.onLine) disconnect();
    aborter.signal.throwIfAborted();
    await call('PUT /api/chat.php', { body: { conversation, muted }, signal: aborter.signal });
  } finally {
    clearTimeout(timer);
    globalThis.removeEventListener('offline', disconnect);
  }
};

/**
 * Mutes a chat, or ends that: its messages cause no push. Shows it immediately, and shows the chat as it was when the
 * change fails: without a network it does not wait. Rejects with an `ApiError`.
 * @returns false when a later change of the same chat has taken its place
 */
export const muteChat = async (conversation: number, muted: boolean): Promise<boolean> => {
  // A retry of the earlier change must not arrive after this one.
  changes.get(conversation)?.abort();
  const aborter = new AbortController();
  changes.set(conversation, aborter);
  const isReplaced = (): boolean => changes.get(conversation) !== aborter;
  show(conversation, muted);
  try {
    await send(conversation, muted, aborter);
    if (isReplaced()) return false;
    // The list may have been fetched again before the server had the change.
    show(conversation, muted);
  } catch (error) {
    if (isReplaced()) return false;
    show(conversation, !muted);
    throw error;
  } finally {
    if (!isReplaced()) {
      changes.delete(conversation);
      // After a failure the server may have the change all the same.
      for (const queryKey of [chatKey(conversation), chatsKey]) void queryClient.invalidateQueries({ queryKey });
    }
  }
  return true;
};
