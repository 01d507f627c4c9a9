import type { ChatItem, HeldItem, MemberCard } from '@pairwise/contracts';

import type { NewChatDraft } from '../drafts/draft-store.ts';
import { useNewChatDrafts } from '../drafts/new-chat-drafts.queries.ts';
import { type OutboxEntry, useNewestWaiting } from '../outbox/index.ts';
import { useHeldItem } from './chat-list.queries.ts';

/**
 * A chat that its first message has not opened yet: the message is being written, is not sent, was refused, or is held
 * until the email address is confirmed.
 */
export type NewChat = { partner: MemberCard } & (
  { draft: string } | { waiting: OutboxEntry } | { held: Omit<HeldItem, 'partner'> }
);

/** What can begin a chat, each by its partner. */
interface Begun {
  drafts: readonly NewChatDraft[];
  waiting: Iterable<OutboxEntry>;
  held: HeldItem | undefined;
}

/**
 * Returns the members to whom a first message was begun and no listed chat belongs, each once: by what was sent rather
 * than by a draft, drafts first, then the latest.
 */
export const newChats = (listed: readonly Pick<ChatItem, 'profile'>[], { drafts, waiting, held }: Begun): NewChat[] => {
  const known = new Set(listed.map(({ profile }) => profile?.id));
  const isNew = ({ partner }: NewChat): boolean => !known.has(partner.id) && Boolean(known.add(partner.id));
  const unsent = [...waiting]
    .flatMap((entry) =>
      'profile' in entry.receiver && entry.partner ? [{ partner: entry.partner, waiting: entry }] : [],
    )
    .toSorted((one, other) => other.waiting.position - one.waiting.position)
    .filter(isNew);
  const heldChats = held ? [{ partner: held.partner, held }].filter(isNew) : [];
  const begun = drafts.map(({ partner, text }) => ({ partner, draft: text })).filter(isNew);
  return [...begun, ...unsent, ...heldChats];
};

/** Returns the chats that begin with a message which is not sent yet, as the list shows them above all others. */
export const useNewChats = (listed: readonly ChatItem[]): NewChat[] =>
  newChats(listed, {
    drafts: useNewChatDrafts(),
    waiting: useNewestWaiting().values(),
    held: useHeldItem(),
  });
