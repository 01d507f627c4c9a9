import {
  call,
  keepPreviousData,
  queryClient,
  replaceEqualDeep,
  type ResponseBody,
  useInfiniteQuery,
} from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { useEffect } from 'react';

import { type Chats, chatsKey, reportUnread, useListedSeq } from '../chat-list/chat-list.queries.ts';
import { catchUp, chatKey, type ChatPages, storeRead, withNewerOf } from './chat-cache.queries.ts';

/** A chat as its newest page describes it. */
export type OpenChat = ResponseBody<'GET /api/chat.php'>;

/** How long a typing signal may take, in milliseconds: a later one says nothing. */
const TYPING_TIMEOUT_MS = 3_000;

/** Larger than any seq: requests the newest page. */
const newest = Number.POSITIVE_INFINITY;

/** How many messages after the searched one its page has. A page has 50. */
const AFTER_FOUND = 25;

interface PartPage {
  before?: number;
  after?: number;
}

const firstOfPart = (seq = 0): PartPage => ({ before: seq + AFTER_FOUND });

// Outside of the hooks, so that the messages are collected again only after a change.
const messagesOf = ({ pages }: { pages: readonly OpenChat[] }): OpenChat['messages'] =>
  pages.toReversed().flatMap((page) => page.messages);

const chatOf = (data: { pages: readonly OpenChat[] }) => ({ newest: data.pages[0], messages: messagesOf(data) });

const isPages = (data: unknown): data is ChatPages => typeof data === 'object' && data !== null && 'pages' in data;

/**
 * Loads a chat, its messages oldest first; `fetchNextPage` adds a page of older ones before them. Fetches
 * what is missing when the list of chats contains a newer message.
 */
export const useChat = (chatId: number) => {
  const chat = useInfiniteQuery({
    queryKey: chatKey(chatId),
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/chat.php', {
        query: { conversation: chatId, ...(Number.isFinite(pageParam) && { before: pageParam }) },
        signal,
      }),
    initialPageParam: newest,
    getNextPageParam: ({ has_more, messages }) => (has_more ? messages[0]?.seq : undefined),
    // TanStack Query calls this for the response and for what `select` returns.
    structuralSharing: (cached, next) =>
      replaceEqualDeep(cached, isPages(next) ? withNewerOf(isPages(cached) ? cached : undefined, next) : next),
    select: chatOf,
  });

  const listedSeq = useListedSeq(chatId);
  const knownSeq = chat.data?.newest?.last_seq ?? newest;
  useEffect(() => {
    // Without a connection the next poll, or the stream, says it again.
    if (listedSeq > knownSeq) void catchUp(chatId).catch(() => undefined);
  }, [listedSeq, knownSeq, chatId]);

  return chat;
};

/**
 * Loads the part of a chat around a message, oldest message first. `fetchNextPage` adds older messages to it,
 * `fetchPreviousPage` newer ones. While a part loads, the one before is returned. Loads nothing without a seq.
 */
export const useChatPart = (chatId: number, seq: number | undefined) =>
  useInfiniteQuery({
    queryKey: [...chatKey(chatId), 'part', seq],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/chat.php', { query: { conversation: chatId, ...pageParam }, signal }),
    enabled: seq !== undefined,
    initialPageParam: firstOfPart(seq),
    getNextPageParam: ({ has_more, messages: [first] }) => (has_more && first ? { before: first.seq } : undefined),
    getPreviousPageParam: ({ last_seq, messages }) => {
      const last = messages.at(-1);
      return last && last.seq < last_seq ? { after: last.seq } : undefined;
    },
    placeholderData: keepPreviousData,
    select: messagesOf,
  });

type UnreadCounts = ResponseBody<'PUT /api/chat.php'>;

/** Shows how many messages of a chat, and of all chats, are unread in list and badge. */
const showUnread = (chatId: number, { num_unread_messages, unread_messages }: UnreadCounts): void => {
  const list = queryClient.getQueryData<Chats>(chatsKey);
  const listed = list?.chats.find((chat) => chat.conversation === chatId);
  const isShown = listed?.num_unread_messages === num_unread_messages && list?.unread_messages === unread_messages;
  if (!list || !listed || isShown) return;
  queryClient.setQueryData<Chats>(chatsKey, {
    ...list,
    chats: list.chats.map((chat) => (chat === listed ? { ...chat, num_unread_messages } : chat)),
    unread_messages,
  });
  reportUnread(unread_messages);
};

/**
 * Shows a chat that is read up to its last message as read in list and badge before the server has responded (CHAT-02).
 * How many are left of one that is read in part, only the server knows.
 */
const showAsRead = (chatId: number, seq: number): void => {
  const list = queryClient.getQueryData<Chats>(chatsKey);
  const listed = list?.chats.find((chat) => chat.conversation === chatId);
  if (!list || !listed || seq < (listed.last?.seq ?? 0)) return;
  const left = Math.max(0, list.unread_messages - listed.num_unread_messages);
  showUnread(chatId, { num_unread_messages: 0, unread_messages: left });
};

/** Marks a chat as read up to a seq, first in list and badge, then on the server. Resolves to false when that fails. */
export const markAsRead = async (chatId: number, seq: number): Promise<boolean> => {
  showAsRead(chatId, seq);
  let isSaved = true;
  try {
    showUnread(chatId, await call('PUT /api/chat.php', { body: { conversation: chatId, read_seq: seq } }));
    storeRead(chatId, seq);
  } catch {
    isSaved = false;
  }
  // The shell refetches: saved or not, the server's numbers count.
  bus.emit('user:changed', {});
  return isSaved;
};

/** Reports that the member is typing. A signal that gets lost is not sent again. */
export const sendTyping = (chatId: number): Promise<unknown> =>
  call('POST /api/typing.php', {
    body: { conversation: chatId },
    signal: AbortSignal.timeout(TYPING_TIMEOUT_MS),
  }).catch(() => undefined);
