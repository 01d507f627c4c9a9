import type { ChatItem, MemberCard } from '@pairwise/contracts';

import { type OutboxEntry, useNewestWaiting } from '../outbox/index.ts';

/** A chat that its first message has not opened yet: it is not sent, or was refused. */
export interface NewChat {
  partner: MemberCard;
  waiting: OutboxEntry;
}

/** Returns the members with an unsent message to whom no listed chat belongs, the latest first. */
export const useNewChats = (listed: readonly ChatItem[]): NewChat[] => {
  const waiting = useNewestWaiting();
  const known = new Set(listed.map(({ profile }) => profile?.id));
  return [...waiting.values()]
    .flatMap((entry) => {
      const { receiver, partner } = entry;
      return partner && 'profile' in receiver && !known.has(partner.id) ? [{ partner, waiting: entry }] : [];
    })
    .toSorted((one, other) => other.waiting.position - one.waiting.position);
};
