import { call, useInfiniteQuery } from '@pairwise/api-client';
import { useEffect } from 'react';

import { useListedSeq } from '../chats-overview/chats-overview.queries.ts';

/** Before every seq there is: the newest page. */
const newest = Number.POSITIVE_INFINITY;

/**
 * A conversation, its messages oldest first; `fetchNextPage` puts the page of older ones before them. Asked for again
 * when the list of conversations, which the shell polls, knows a newer message.
 */
export const useConversation = (conversation: number) => {
  const chat = useInfiniteQuery({
    queryKey: ['mf-chat', 'chat', conversation],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/chat.php', {
        query: { conversation, ...(Number.isFinite(pageParam) && { before: pageParam }) },
        signal,
      }),
    initialPageParam: newest,
    getNextPageParam: ({ has_more, messages }) => (has_more ? messages[0]?.seq : undefined),
    select: ({ pages }) => ({
      newest: pages[0],
      messages: pages.toReversed().flatMap((page) => page.messages),
    }),
  });

  const listedSeq = useListedSeq(conversation);
  const knownSeq = chat.data?.newest?.last_seq ?? newest;
  const { refetch } = chat;
  useEffect(() => {
    if (listedSeq > knownSeq) void refetch();
  }, [listedSeq, knownSeq, refetch]);

  return chat;
};

/** Marks a chat as read up to this message. */
export const markRead = (conversation: number, seq: number) =>
  call('PUT /api/chat.php', { body: { conversation, read_seq: seq } });
