import { call, queryClient } from '@pairwise/api-client';
import type { LiveEvent } from '@pairwise/contracts';

import { chatsKey } from '../chat-list/chat-list.queries.ts';
import {
  catchUp,
  chatKey,
  hasHeldMessage,
  memberChatsKey,
  refetchMessages,
  storeDelivery,
  storeRead,
  storeReceipt,
} from '../chat-window/chat-cache.queries.ts';
import { endTyping } from './typing.ts';

/** Fetches the events after a number, where no stream is possible. */
export const fetchEvents = (after: number) => call('GET /api/events.php', { query: { after } });

/** Fetches what events say about chats that this tab has opened. */
export const updateChats = (events: readonly LiveEvent[]): void => {
  const changed = new Set<number>();
  const refetched = new Set<number>();
  for (const event of events) {
    if (event.type === 'message') {
      endTyping(event.conversation);
      changed.add(event.conversation);
    } else if (event.type === 'draft') changed.add(event.conversation);
    else if (event.type === 'chat') {
      changed.add(event.conversation);
      refetched.add(event.conversation);
    } else if (event.type === 'read') storeRead(event.conversation, event.message_seq);
    else if (event.type === 'receipt') storeReceipt(event.conversation, event.message_seq);
    else if (event.type === 'delivered') storeDelivery(event.conversation, event.message_seq);
  }
  for (const chatId of changed) {
    // A chat that fails to load now is fetched again with the next event, or when it is opened.
    if (queryClient.getQueryData(chatKey(chatId)) === undefined) continue;
    const fetchChanges = refetched.has(chatId) ? refetchMessages : catchUp;
    void fetchChanges(chatId).catch(() => undefined);
  }
  // The confirmation of the email address, in another tab or on another device, has sent a held message.
  if (changed.size > 0) void queryClient.invalidateQueries({ queryKey: memberChatsKey, predicate: hasHeldMessage });
};

/** Fetches everything that this tab shows of chats: events were missed for good. */
export const refetchChats = (): void => {
  void queryClient.invalidateQueries({ queryKey: ['mf-chat'] });
  void queryClient.invalidateQueries({ queryKey: chatsKey });
};

/** Whether an event changes the list of chats. */
export const changesList = ({ type }: LiveEvent): boolean =>
  type !== 'receipt' && type !== 'delivered' && type !== 'user' && type !== 'likes';
