import {
  call,
  keepPreviousData,
  queryClient,
  type ResponseBody,
  useInfiniteQuery,
  useQuery,
} from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { ChatItem, HeldItem, MemberCard } from '@pairwise/contracts';
import { useEffect, useState } from 'react';

/** Cache key of the list. The shell's poll writes to it. */
export const chatsKey = ['GET /api/chats.php', {}] as const;

export type Chats = ResponseBody<'GET /api/chats.php'>;

/** Fetches the newest page of the list. */
export const fetchChats = (signal?: AbortSignal): Promise<Chats> => call('GET /api/chats.php', { signal });

const chatsQuery = { queryKey: chatsKey, queryFn: ({ signal }: { signal: AbortSignal }) => fetchChats(signal) };

/** Loads the member's chats, newest first. */
export const useChats = () => useQuery({ ...chatsQuery, select: ({ chats }) => chats });

/** Returns the message that waits until the member confirms the email address (AUTH-16). */
export const useHeldItem = (): HeldItem | undefined => useQuery({ ...chatsQuery, select: ({ held }) => held }).data;

/** Shows in the list that a message to a member waits until the email address is confirmed. */
export const storeHeld = (held: HeldItem): void => {
  queryClient.setQueryData<Chats>(chatsKey, (chats) => chats && { ...chats, held });
};

/** Reports the unread messages of all chats to the shell, which shows them in navigation, title, badge and other tabs. */
export const reportUnread = (unread: number): void => {
  const user = bus.user$.value;
  if (!user || user.unread_messages === unread) return;
  bus.emit('user:changed', { user: { ...user, unread_messages: unread, badge: user.new_likes + unread } });
};

/**
 * Loads chats older than those of `useChats`, a page with each call of `load` (decisions C-16). When a chat leaves the end
 * of the newest page, the older pages are fetched again from the new end, so that none is missing in between.
 */
export const useOlderChats = (newer: readonly ChatItem[]) => {
  const { data: next } = useQuery({ ...chatsQuery, select: (page) => page.next });
  const [wanted, setWanted] = useState(0);
  const { data, error, fetchNextPage, hasNextPage, isFetching, isPlaceholderData, refetch } = useInfiniteQuery({
    queryKey: ['mf-chat', 'older-chats', next],
    queryFn: ({ pageParam, signal }) => call('GET /api/chats.php', { query: pageParam ?? {}, signal }),
    enabled: wanted > 0 && next !== undefined,
    initialPageParam: next,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

  const loaded = isPlaceholderData ? 0 : (data?.pages.length ?? 0);
  const isMissing = loaded > 0 && loaded < wanted && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (isMissing) void fetchNextPage();
  }, [isMissing, fetchNextPage]);

  // A chat that moved to the newer ones, or to another page, is listed once.
  const listed = new Set(newer.map((chat) => chat.conversation));
  const chats = (next && wanted > 0 ? (data?.pages ?? []) : [])
    .flatMap((page) => page.chats)
    .filter(({ conversation }) => !listed.has(conversation) && listed.add(conversation));

  const load = (): void => {
    if (!error) setWanted(loaded + 1);
    else if (loaded === 0) void refetch();
    else void fetchNextPage();
  };
  const exist = wanted > 0 && loaded > 0 ? hasNextPage : next !== undefined;
  return { chats, exist, loading: isFetching, error: isFetching ? null : error, load };
};

/** Returns a chat of the list, which the shell's poll keeps up to date; undefined when it is not listed. */
const useListedChat = (chatId: number): ChatItem | undefined => {
  const { data: chats = [] } = useChats();
  return chats.find((chat) => chat.conversation === chatId);
};

/** Returns the newest seq of a chat in the list; 0 when it is not listed. */
export const useListedSeq = (chatId: number): number => useListedChat(chatId)?.last?.seq ?? 0;

/**
 * Returns how recently the partner of a listed chat was active, even while no message arrives. Undefined when the chat
 * is not listed.
 */
export const useListedOnline = (chatId: number): MemberCard['online'] | undefined =>
  useListedChat(chatId)?.profile?.online;

/** Returns the number of unread messages in all chats but one. */
export const useOtherUnread = (chatId?: number): number => {
  const { data } = useQuery(chatsQuery);
  const own = data?.chats.find((chat) => chat.conversation === chatId)?.num_unread_messages ?? 0;
  return Math.max(0, (data?.unread_messages ?? 0) - own);
};

/** How many members are suggested to whom nothing was written yet. */
const SUGGESTIONS = 3;

/** Loads members to say hi to, for a list without chats. */
export const useSuggestions = () =>
  useQuery({
    queryKey: ['mf-chat', 'suggestions'],
    queryFn: ({ signal }) =>
      call('GET /api/members.php', { query: { pageNumber: 1, results: SUGGESTIONS, photo: 'yes' }, signal }),
    select: ({ profiles }) => profiles,
  });
