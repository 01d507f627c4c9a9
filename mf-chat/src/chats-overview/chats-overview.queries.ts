import { call, useInfiniteQuery, useQuery } from '@pairwise/api-client';
import type { ChatItem } from '@pairwise/contracts';

/** A full answer (decisions C-16); only behind a full one there can be older conversations. */
const FULL_LENGTH = 200;

const oldestOf = (chats: readonly ChatItem[]): string | undefined =>
  chats.length < FULL_LENGTH ? undefined : chats.at(-1)?.last?.created_at;

/** The member's conversations, newest first. The key is the one the shell's polling writes to. */
export const useChats = () =>
  useQuery({
    queryKey: ['GET /api/chats.php', {}],
    queryFn: ({ signal }) => call('GET /api/chats.php', { signal }),
    select: ({ chats }) => chats,
  });

/** Conversations older than those of `useChats`, asked for by `fetchNextPage` only. */
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
    // A new message may have lifted one of them into the newer ones.
    chats: (older.data?.pages ?? []).flatMap((page) => page.chats).filter((chat) => !shown.has(chat.conversation)),
    exist: older.data ? older.hasNextPage : before !== undefined,
    loading: older.isFetching,
    load: () => void older.fetchNextPage(),
  };
};

/** The newest seq of a conversation as the list knows it, which the shell keeps new. */
export const useListedSeq = (conversation: number): number => {
  const { data: chats = [] } = useChats();
  return chats.find((chat) => chat.conversation === conversation)?.last?.seq ?? 0;
};
