import { queryClient, useQuery } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';

import { listNewChatDrafts, type NewChatDraft } from './draft-store.ts';

const draftsKey = ['mf-chat', 'new-chat-drafts'] as const;

const none: NewChatDraft[] = [];

/** Reads the drafts to members with whom there is no chat yet: only this device has them. */
export const useNewChatDrafts = (): NewChatDraft[] => {
  const member = useStream(bus.user$)?.id;
  const { data } = useQuery({
    queryKey: [...draftsKey, member],
    queryFn: () => (member === undefined ? none : listNewChatDrafts(member)),
    networkMode: 'always',
    // Another tab may have written since.
    staleTime: 0,
  });
  return data ?? none;
};

/** Reads the drafts again, after one was written, sent or deleted here. */
export const refetchNewChatDrafts = (): void => void queryClient.invalidateQueries({ queryKey: draftsKey });
