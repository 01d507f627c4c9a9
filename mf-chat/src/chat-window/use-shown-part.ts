import type { Message } from '@pairwise/contracts';
import { useMemo, useState } from 'react';

import { useChatPart, type useChat } from './chat-window.queries.ts';

/** Further messages at one end of the shown ones. */
export interface FurtherMessages {
  exist: boolean;
  loading: boolean;
  /** Why the last attempt to load them failed; null when it did not. */
  error: unknown;
  load: () => void;
}

/** The messages that a chat shows: the newest ones, or a part further up. */
export interface ShownPart {
  messages: Message[];
  older: FurtherMessages;
  /** Exist only while the shown part does not reach the newest messages. */
  newer: FurtherMessages;
  /** Set after the part could not be loaded: loads it again. */
  retry: (() => void) | undefined;
  /** Shows the newest messages instead of those that were unread when the chat was opened. */
  showNewest: () => void;
  /** The part with which the chat opens, while it is not loaded. */
  opening: ReturnType<typeof useChatPart> | undefined;
}

const covers = (messages: readonly Message[], seq: number): boolean =>
  seq >= (messages[0]?.seq ?? Infinity) && seq <= (messages.at(-1)?.seq ?? 0);

/** The same array each time, so that nothing is computed again. */
const none: Message[] = [];

/** At an end of a chat. */
export const noneFurther: FurtherMessages = { exist: false, loading: false, error: null, load: () => undefined };

const olderOf = (query: ReturnType<typeof useChat> | ReturnType<typeof useChatPart>): FurtherMessages => ({
  exist: query.hasNextPage,
  loading: query.isFetchingNextPage,
  error: query.isFetchNextPageError ? query.error : null,
  load: () => void query.fetchNextPage(),
});

const newerOf = (part: ReturnType<typeof useChatPart>): FurtherMessages => ({
  exist: true,
  loading: part.isFetchingPreviousPage,
  error: part.isFetchPreviousPageError ? part.error : null,
  load: () => void part.fetchPreviousPage(),
});

/**
 * Returns the first message that is unread when the chat is opened, if it is above the messages that were loaded first;
 * undefined after `leave`.
 */
const useUnreadAbove = (chat: ReturnType<typeof useChat>): { seq: number | undefined; leave: () => void } => {
  const [seq, setSeq] = useState<number | 'none'>();
  const { newest, messages = [] } = chat.data ?? {};
  const [first] = messages;
  if (seq === undefined && newest && first) {
    const isAbove = chat.hasNextPage && first.seq > newest.read_seq + 1 && messages.some(({ from_me }) => !from_me);
    setSeq(isAbove ? newest.read_seq + 1 : 'none');
  }
  return { seq: seq === 'none' ? undefined : seq, leave: () => setSeq('none') };
};

/**
 * Returns the part of a chat that contains a message, and loads it if necessary; without one, the first unread messages,
 * and then the newest. A part that has grown down to the newest messages is shown with them.
 */
export const useShownPart = (
  chatId: number,
  chat: ReturnType<typeof useChat>,
  { isOpen, seq }: { isOpen: boolean; seq: number | undefined },
): ShownPart => {
  // The message around which a part was loaded.
  const [around, setAround] = useState<number>();
  const part = useChatPart(chatId, around);
  const newest = chat.data?.messages ?? none;
  const found = around === undefined ? none : (part.data ?? none);
  const first = newest[0];
  const last = found.at(-1);
  const isJoined = first !== undefined && last !== undefined && last.seq >= first.seq - 1;
  const joined = useMemo(
    () => (isJoined ? [...found.filter(({ seq: one }) => one < (newest[0]?.seq ?? 0)), ...newest] : none),
    [isJoined, found, newest],
  );

  const unread = useUnreadAbove(chat);
  const partFor = (): number | undefined => {
    if (!isOpen) return unread.seq;
    // Between two texts the shown part stays.
    if (seq === undefined || covers(found, seq)) return around;
    return covers(newest, seq) ? undefined : seq;
  };
  const next = partFor();
  if (next !== around) setAround(next);

  const newestOnes: ShownPart = {
    messages: newest,
    older: olderOf(chat),
    newer: noneFurther,
    retry: undefined,
    showNewest: unread.leave,
    opening: undefined,
  };
  if (around === undefined) return newestOnes;
  const retry = part.isError ? () => void part.refetch() : undefined;
  if (!first || !last) return { ...newestOnes, retry, opening: around === unread.seq ? part : undefined };
  return {
    messages: isJoined ? joined : found,
    older: olderOf(part),
    newer: isJoined ? noneFurther : newerOf(part),
    retry,
    showNewest: unread.leave,
    opening: undefined,
  };
};
