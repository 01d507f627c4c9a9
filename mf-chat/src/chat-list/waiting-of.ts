import type { ChatItem } from '@pairwise/contracts';

import { type OutboxEntry, receiverKey } from '../outbox/outbox-entry.ts';

/**
 * Returns the newest message of a chat that is not sent yet, from those by receiver. It may have been written before there
 * was a chat, to the partner.
 */
export const waitingOf = <Entry extends Pick<OutboxEntry, 'position'>>(
  { conversation, profile }: Pick<ChatItem, 'conversation' | 'profile'>,
  waiting: ReadonlyMap<string, Entry>,
): Entry | undefined => {
  const here = waiting.get(receiverKey({ conversation }));
  const before = profile ? waiting.get(receiverKey({ profile: profile.id })) : undefined;
  return here && before && before.position > here.position ? before : (here ?? before);
};
