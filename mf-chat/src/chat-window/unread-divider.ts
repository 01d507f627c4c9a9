import type { Message } from '@pairwise/contracts';

export interface UnreadDivider {
  /** The divider is shown before the message with this seq. */
  beforeSeq: number;
  /** Undefined while newer messages are not loaded. */
  count: number | undefined;
}

/**
 * Finds the position of the "n new messages" divider: before the first received message after `readSeq`. Undefined when
 * all is read, and while that message is above the loaded ones, because position and count are unknown then.
 */
export const unreadDivider = (
  messages: readonly Message[],
  readSeq: number,
  { hasOlder, hasNewer }: { hasOlder: boolean; hasNewer: boolean },
): UnreadDivider | undefined => {
  const [oldest] = messages;
  if (!oldest || (hasOlder && oldest.seq > readSeq + 1)) return undefined;
  const unread = messages.filter((message) => !message.from_me && message.seq > readSeq);
  const [first] = unread;
  return first && { beforeSeq: first.seq, count: hasNewer ? undefined : unread.length };
};
