import '../../testing/device.ts';

import { queryClient } from '@pairwise/api-client';
import { respondToCalls } from '@pairwise/testing';

import { chat, chatItem, sanna } from '../../testing/builders.ts';
import { type Chats, chatsKey } from '../chat-list/chat-list.queries.ts';
import { chatKey, type ChatPages } from './chat-cache.queries.ts';
import { markAsRead } from './chat-window.queries.ts';

/** The unread messages of the chat and of all chats, as the list shows them. */
const shownUnread = (): (number | undefined)[] => {
  const list = queryClient.getQueryData<Chats>(chatsKey);
  return [list?.chats[0]?.num_unread_messages, list?.unread_messages];
};

const listChats = (): void => {
  const other = chatItem({ conversation: 9002, profile: sanna, num_unread_messages: 2 });
  queryClient.setQueryData<Chats>(chatsKey, {
    chats: [chatItem({ num_unread_messages: 2 }), other],
    unread_messages: 4,
  });
};

test('CHAT-02 a chat that is read in part keeps its count until the server returns what is left', async () => {
  respondToCalls({ 'PUT /api/chat.php': () => ({ num_unread_messages: 1, unread_messages: 3 }) });
  listChats();
  const marking = markAsRead(9001, 2);
  expect(shownUnread()).toEqual([2, 4]);
  await marking;
  expect(shownUnread()).toEqual([1, 3]);
});

test('CHAT-02 a chat that is read up to its last message has no unread ones, before the server responds', async () => {
  respondToCalls({ 'PUT /api/chat.php': () => ({ num_unread_messages: 0, unread_messages: 2 }) });
  listChats();
  const marking = markAsRead(9001, 3);
  expect(shownUnread()).toEqual([0, 2]);
  await marking;
  expect(shownUnread()).toEqual([0, 2]);
});

test('CHAT-02 a chat that was marked as read is read in the cache too, and never less far than before', async () => {
  respondToCalls({ 'PUT /api/chat.php': () => ({ num_unread_messages: 0, unread_messages: 0 }) });
  queryClient.setQueryData<ChatPages>(chatKey(9001), { pages: [chat({ read_seq: 1 })], pageParams: [Infinity] });
  const readSeq = () => queryClient.getQueryData<ChatPages>(chatKey(9001))?.pages[0]?.read_seq;
  await markAsRead(9001, 3);
  expect(readSeq()).toBe(3);
  await markAsRead(9001, 2);
  expect(readSeq()).toBe(3);
});

test('CHAT-02 the counts of the server replace those of the list', async () => {
  respondToCalls({ 'PUT /api/chat.php': () => ({ num_unread_messages: 0, unread_messages: 5 }) });
  listChats();
  await markAsRead(9001, 3);
  expect(shownUnread()).toEqual([0, 5]);
});
