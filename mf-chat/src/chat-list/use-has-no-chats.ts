import { useDeletions } from '../deletions/deletions.ts';
import { useChats, useOlderChats } from './chat-list.queries.ts';
import { shownChats } from './shown-chats.ts';

/** Whether the member has no chat, or only those that are being deleted. True also while the list loads. */
export const useHasNoChats = (): boolean => {
  const { data: chats = [] } = useChats();
  const { waiting: deleted } = useDeletions();
  const { exist } = useOlderChats(chats);
  return !exist && shownChats(chats, { search: '', deleted, waiting: new Map() }).length === 0;
};
