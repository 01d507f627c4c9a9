import { call, useQuery } from '@pairwise/api-client';

import { memberChatKey } from '../chat-window/chat-cache.queries.ts';

/** Loads the chat with a member. Its `conversation` is null until a message was sent. */
export const useMemberChat = (profile: number) =>
  useQuery({
    queryKey: memberChatKey(profile),
    queryFn: ({ signal }) => call('GET /api/chat.php', { query: { profile }, signal }),
  });
