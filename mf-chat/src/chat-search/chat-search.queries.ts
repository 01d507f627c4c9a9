import { call, useInfiniteQuery } from '@pairwise/api-client';

/** Larger than any seq: requests the newest results. */
const newest = Number.POSITIVE_INFINITY;

/** Finds the messages of a chat that contain a text, newest first, a page at a time. Searches for no empty text. */
export const useFoundMessages = (chatId: number, text: string) =>
  useInfiniteQuery({
    queryKey: ['mf-chat', 'chat-search', chatId, text],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/chat-search.php', {
        query: { conversation: chatId, text, ...(Number.isFinite(pageParam) && { before: pageParam }) },
        signal,
      }),
    enabled: text !== '',
    initialPageParam: newest,
    getNextPageParam: ({ found, has_more }) => (has_more ? found.at(-1)?.seq : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.found),
  });
