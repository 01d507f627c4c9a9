import type { Message } from '@pairwise/contracts';

export interface UnreadDivider {
  /** The divider stands before the message with this seq. */
  beforeSeq: number;
  count: number;
}

/**
 * Where "n new messages" stands: before the first received message after `readSeq`. Undefined when all is read, and
 * while that message is further up than what was loaded, because then neither place nor number is known.
 */
export const unreadDivider = (
  messages: readonly Message[],
  readSeq: number,
  hasOlder: boolean,
): UnreadDivider | undefined => {
  const [oldest] = messages;
  if (!oldest || (hasOlder && oldest.seq > readSeq + 1)) return undefined;
  const unread = messages.filter((message) => !message.from_me && message.seq > readSeq);
  const [first] = unread;
  return first && { beforeSeq: first.seq, count: unread.length };
};
