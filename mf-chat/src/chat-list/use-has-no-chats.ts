import { useDeletions } from '../deletions/deletions.ts';
import { useChats, useOlderChats } from './chat-list.queries.ts';
import { useNewChats } from './new-chats.ts';
import { shownChats } from './shown-chats.ts';

/**
 * Whether the member has no chat, or only those that are being deleted, and no unsent message that begins one. True also
 * while the list loads.
 */
export const useHasNoChats = (): boolean => {
  const { data: chats = [] } = useChats();
  const { waiting: deleted } = useDeletions();
  const { exist } = useOlderChats(chats);
  const started = useNewChats(chats);
  return !exist && started.length === 0 && shownChats(chats, { search: '', deleted, waiting: new Map() }).length === 0;
};
