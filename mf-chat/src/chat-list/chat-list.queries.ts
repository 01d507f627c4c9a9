import { call, type ResponseBody, useInfiniteQuery, useQuery } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { ChatItem } from '@pairwise/contracts';

/** Chats per page (decisions C-16). Only a full page can be followed by older chats. */
const PAGE_LENGTH = 200;

const oldestOf = (chats: readonly ChatItem[]): string | undefined =>
  chats.length < PAGE_LENGTH ? undefined : chats.at(-1)?.last?.created_at;

/** Cache key of the list. The shell's poll writes to it. */
export const chatsKey = ['GET /api/chats.php', {}] as const;

export type Chats = ResponseBody<'GET /api/chats.php'>;

/** Fetches the newest page of the list. */
export const fetchChats = (signal?: AbortSignal): Promise<Chats> => call('GET /api/chats.php', { signal });

const chatsQuery = { queryKey: chatsKey, queryFn: ({ signal }: { signal: AbortSignal }) => fetchChats(signal) };

/** Loads the member's chats, newest first. */
export const useChats = () => useQuery({ ...chatsQuery, select: ({ chats }) => chats });

/** Reports the unread messages of all chats to the shell, which shows them in navigation, title, badge and other tabs. */
export const reportUnread = (unread: number): void => {
  const user = bus.user$.value;
  if (!user || user.unread_messages === unread) return;
  bus.emit('user:changed', { user: { ...user, unread_messages: unread, badge: user.new_likes + unread } });
};

/** Loads chats older than those of `useChats`, only when `load` is called. */
export const useOlderChats = (newer: readonly ChatItem[]) => {
  const before = oldestOf(newer);
  const older = useInfiniteQuery({
    queryKey: ['mf-chat', 'older-chats'],
    queryFn: ({ pageParam, signal }) => call('GET /api/chats.php', { query: { before: pageParam }, signal }),
    enabled: false,
    initialPageParam: before ?? '',
    getNextPageParam: ({ chats }) => oldestOf(chats),
  });
  const shown = new Set(newer.map((chat) => chat.conversation));
  return {
    // A new message may have moved one of them to the newer ones.
    chats: (older.data?.pages ?? []).flatMap((page) => page.chats).filter((chat) => !shown.has(chat.conversation)),
    exist: older.data ? older.hasNextPage : before !== undefined,
    loading: older.isFetching,
    load: () => void older.fetchNextPage(),
  };
};

/** Returns the newest seq of a chat in the list, which the shell's poll keeps up to date; 0 when it is not listed. */
export const useListedSeq = (chatId: number): number => {
  const { data: chats = [] } = useChats();
  return chats.find((chat) => chat.conversation === chatId)?.last?.seq ?? 0;
};

/** Returns the number of unread messages in all chats but one. */
export const useOtherUnread = (chatId?: number): number => {
  const { data } = useQuery(chatsQuery);
  const own = data?.chats.find((chat) => chat.conversation === chatId)?.num_unread_messages ?? 0;
  return Math.max(0, (data?.unread_messages ?? 0) - own);
};

/** How many members are suggested to whom nothing was written yet (conduct rule 29). */
const SUGGESTIONS = 3;

/** Loads members to say hi to, for a list without chats. */
export const useSuggestions = () =>
  useQuery({
    queryKey: ['mf-chat', 'suggestions'],
    queryFn: ({ signal }) =>
      call('GET /api/members.php', { query: { pageNumber: 1, results: SUGGESTIONS, photo: 'yes' }, signal }),
    select: ({ profiles }) => profiles,
  });
