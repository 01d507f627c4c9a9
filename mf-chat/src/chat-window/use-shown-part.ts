import type { Message } from '@pairwise/contracts';
import { useState } from 'react';

import { useChatPart, type useChat } from './chat-window.queries.ts';

/** Further messages at one end of the shown ones. */
export interface FurtherMessages {
  exist: boolean;
  loading: boolean;
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
}

const covers = (messages: readonly Message[], seq: number): boolean =>
  seq >= (messages[0]?.seq ?? Infinity) && seq <= (messages.at(-1)?.seq ?? 0);

/** At an end of a chat. */
export const noneFurther: FurtherMessages = { exist: false, loading: false, load: () => undefined };

/**
 * Returns the part of a chat that contains a message, and loads it if necessary; without one, the newest messages. A part
 * that has grown down to the newest messages is shown with them.
 */
export const useShownPart = (
  chatId: number,
  chat: ReturnType<typeof useChat>,
  { isOpen, seq }: { isOpen: boolean; seq: number | undefined },
): ShownPart => {
  // The message around which a part was loaded.
  const [around, setAround] = useState<number>();
  const part = useChatPart(chatId, around);
  const newest = chat.data?.messages ?? [];
  const found = around === undefined ? [] : (part.data ?? []);

  const partFor = (): number | undefined => {
    if (!isOpen) return undefined;
    // Between two texts the shown part stays.
    if (seq === undefined || covers(found, seq)) return around;
    return covers(newest, seq) ? undefined : seq;
  };
  const next = partFor();
  if (next !== around) setAround(next);

  const newestOnes: ShownPart = {
    messages: newest,
    older: { exist: chat.hasNextPage, loading: chat.isFetchingNextPage, load: () => void chat.fetchNextPage() },
    newer: noneFurther,
    retry: undefined,
  };
  if (around === undefined) return newestOnes;
  const retry = part.isError ? () => void part.refetch() : undefined;
  const [first] = newest;
  const last = found.at(-1);
  if (!first || !last) return { ...newestOnes, retry };
  const isJoined = last.seq >= first.seq - 1;
  return {
    messages: isJoined ? [...found.filter(({ seq: one }) => one < first.seq), ...newest] : found,
    older: { exist: part.hasNextPage, loading: part.isFetchingNextPage, load: () => void part.fetchNextPage() },
    newer: isJoined
      ? noneFurther
      : { exist: true, loading: part.isFetchingPreviousPage, load: () => void part.fetchPreviousPage() },
    retry,
  };
};
