import { call, queryClient, type ResponseBody } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { LiveEvent } from '@pairwise/contracts';

import { chatsKey } from '../chat-list/chat-list.queries.ts';
import { catchUp, chatKey, storeReceipt } from '../chat-window/chat-cache.queries.ts';
import { endTyping } from './typing.ts';

export type ChatsResponse = ResponseBody<'GET /api/chats.php'>;

/** Shows a list of chats and its count of unread messages everywhere in this tab (CHAT-02). */
export const storeChats = (chats: ChatsResponse): void => {
  queryClient.setQueryData<ChatsResponse>(chatsKey, chats);
};

/** Reports the unread messages of the list to the shell, which shows them in navigation, title, badge and other tabs. */
export const reportUnread = ({ unread_messages }: ChatsResponse): void => {
  const user = bus.user$.value;
  if (!user || user.unread_messages === unread_messages) return;
  bus.emit('user:changed', { user: { ...user, unread_messages, badge: user.new_likes + unread_messages } });
};

export const fetchChats = (): Promise<ChatsResponse> => call('GET /api/chats.php');

/** Fetches the events after a number, where no stream is possible. */
export const fetchEvents = (after: number) => call('GET /api/events.php', { query: { after } });

/** Fetches what events say about chats that this tab has opened. */
export const updateChats = (events: readonly LiveEvent[]): void => {
  const changed = new Set<number>();
  for (const event of events) {
    if (event.type === 'message') {
      endTyping(event.conversation);
      changed.add(event.conversation);
    } else if (event.type === 'chat' || event.type === 'draft') changed.add(event.conversation);
    else if (event.type === 'receipt') storeReceipt(event.conversation, event.message_seq);
  }
  for (const chatId of changed) {
    // A chat that fails to load now is fetched again with the next event, or when it is opened.
    if (queryClient.getQueryData(chatKey(chatId)) !== undefined) void catchUp(chatId).catch(() => undefined);
  }
};

/** Fetches everything that this tab shows of chats: events were missed for good. */
export const refetchChats = (): void => {
  void queryClient.invalidateQueries({ queryKey: ['mf-chat'] });
  void queryClient.invalidateQueries({ queryKey: chatsKey });
};

/** Whether an event changes the list of chats. */
export const changesList = ({ type }: LiveEvent): boolean => type !== 'receipt' && type !== 'user';
