import { type ResponseBody, queryClient } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { useEffect, useEffectEvent, useRef } from 'react';

import { markRead } from './chat-window.queries.ts';

/** How long a conversation is in view, in a focused window, before it counts as read, in milliseconds (decisions C-6). */
const seenAfter = 500;

const listKey = ['GET /api/chats.php', {}] as const;

/** List and badge at once, before the server has answered (CHAT-02). */
const showRead = (conversation: number): void => {
  const list = queryClient.getQueryData<ResponseBody<'GET /api/chats.php'>>(listKey);
  const unread = list?.chats.find((chat) => chat.conversation === conversation)?.num_unread_messages ?? 0;
  if (!list || unread === 0) return;
  const left = Math.max(0, list.unread_messages - unread);
  queryClient.setQueryData<ResponseBody<'GET /api/chats.php'>>(listKey, {
    chats: list.chats.map((chat) => (chat.conversation === conversation ? { ...chat, num_unread_messages: 0 } : chat)),
    unread_messages: left,
  });
  const user = bus.user$.value;
  if (user) bus.emit('user:changed', { user: { ...user, unread_messages: left, badge: user.new_likes + left } });
};

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

interface Newest {
  last_seq: number;
  read_seq: number;
}

/**
 * Tells that a conversation was read up to its newest message, once it has been looked at: here at once, to the server,
 * and by the news that follow to every other tab and device. What fails is told again by the next look.
 */
export const useReadMarker = (conversation: number, newest: Newest | undefined): void => {
  const told = useRef(0);
  const lastSeq = newest?.last_seq ?? 0;
  const isUnread = newest !== undefined && lastSeq > newest.read_seq;

  const tell = useEffectEvent(async (seq: number) => {
    if (seq <= told.current) return;
    told.current = seq;
    showRead(conversation);
    try {
      await markRead(conversation, seq);
    } catch {
      told.current = 0;
    }
    // Right or wrong, the truth is the server's.
    bus.emit('user:changed', {});
  });

  useEffect(() => {
    if (!isUnread) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (isLookedAt()) timer = setTimeout(() => void tell(lastSeq), seenAfter);
    };
    look();
    document.addEventListener('visibilitychange', look);
    globalThis.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      globalThis.removeEventListener('focus', look);
    };
  }, [isUnread, lastSeq]);
};
