import type { ChatItem } from '@pairwise/contracts';

interface Filter {
  /** Text that the name must contain. */
  search: string;
  /** Chats that are being deleted, with the number of the last message that they had. */
  deleted: ReadonlyMap<number, number>;
}

/**
 * Returns the chats that the list shows: those with a draft first (conduct rule 10), without those that are being deleted.
 * A message that is newer than the deletion shows its chat again.
 */
export const shownChats = (chats: readonly ChatItem[], { search, deleted }: Filter): ChatItem[] => {
  const wanted = search.trim().toLocaleLowerCase();
  const isShown = ({ conversation, profile, last }: ChatItem): boolean => {
    const isDeleted = (last?.seq ?? 0) <= (deleted.get(conversation) ?? -1);
    return !isDeleted && (wanted === '' || (profile?.name ?? '').toLocaleLowerCase().includes(wanted));
  };
  const hasDraft = ({ draft }: ChatItem): boolean => draft !== undefined && draft !== '';
  const shown = chats.filter(isShown);
  return [...shown.filter(hasDraft), ...shown.filter((chat) => !hasDraft(chat))];
};
