import type { ChatItem, MemberCard } from '@pairwise/contracts';

import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { waitingOf } from './waiting-of.ts';

interface Filter {
  /** Text that the name must contain. */
  search: string;
  /** Chats that are being deleted, with the number of the last message that they had. */
  deleted: ReadonlyMap<number, number>;
  /** The newest messages that are not sent yet, by receiver. */
  waiting: ReadonlyMap<string, Pick<OutboxEntry, 'position' | 'writtenAt'>>;
}

/** Moves chats with a message that is not sent yet to where its time belongs. The order of the others stays. */
const byWaiting = (chats: readonly ChatItem[], waiting: Filter['waiting']): ChatItem[] => {
  const writtenAt = (chat: ChatItem): number => waitingOf(chat, waiting)?.writtenAt ?? 0;
  const timeOf = (chat: ChatItem): number =>
    Math.max(chat.last ? Date.parse(chat.last.created_at) : 0, writtenAt(chat));
  const shown = chats.filter((chat) => writtenAt(chat) === 0);
  for (const chat of chats) {
    if (writtenAt(chat) === 0) continue;
    const place = shown.findIndex((other) => timeOf(other) < timeOf(chat));
    shown.splice(place === -1 ? shown.length : place, 0, chat);
  }
  return shown;
};

/** Returns a check whether a member's name contains the searched text. */
export const isNamed = (search: string): ((member: Pick<MemberCard, 'name'> | null) => boolean) => {
  const wanted = search.trim().toLocaleLowerCase();
  return (member) => wanted === '' || (member?.name ?? '').toLocaleLowerCase().includes(wanted);
};

/**
 * Returns the chats that the list shows: those with a draft first, then by their newest message,
 * including one that is not sent yet, without those that are being deleted. A message that is newer than the deletion
 * shows its chat again.
 */
export const shownChats = (chats: readonly ChatItem[], { search, deleted, waiting }: Filter): ChatItem[] => {
  const isWanted = isNamed(search);
  const isShown = ({ conversation, profile, last }: ChatItem): boolean => {
    const isDeleted = (last?.seq ?? 0) <= (deleted.get(conversation) ?? -1);
    return !isDeleted && isWanted(profile);
  };
  const hasDraft = ({ draft }: ChatItem): boolean => draft !== undefined && draft !== '';
  const shown = byWaiting(chats.filter(isShown), waiting);
  return [...shown.filter(hasDraft), ...shown.filter((chat) => !hasDraft(chat))];
};
