import type { Message } from '@pairwise/contracts';

export interface UnreadDivider {
  /** The divider is shown before the message with this seq. */
  beforeSeq: number;
  /** Undefined while newer messages are not loaded. */
  count: number | undefined;
}

/** When a chat was opened. */
export interface OpenedAt {
  /** The last message that was read. */
  readSeq: number;
  /** The server's time, in milliseconds since 1970. */
  time: number;
}

/**
 * Finds the position of the "n new messages" divider: before the first message after `readSeq` that was received before the
 * chat was opened. Undefined when all was read then, and while that message is above the loaded ones, because position and
 * count are unknown.
 */
export const unreadDivider = (
  messages: readonly Message[],
  { readSeq, time }: OpenedAt,
  { hasOlder, hasNewer }: { hasOlder: boolean; hasNewer: boolean },
): UnreadDivider | undefined => {
  const [oldest] = messages;
  if (!oldest || (hasOlder && oldest.seq > readSeq + 1)) return undefined;
  const unread = messages.filter(
    ({ from_me: fromMe, seq, created_at: at }) => !fromMe && seq > readSeq && Date.parse(at) <= time,
  );
  const [first] = unread;
  return first && { beforeSeq: first.seq, count: hasNewer ? undefined : unread.length };
};
