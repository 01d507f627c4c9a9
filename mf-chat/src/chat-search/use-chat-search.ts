import { chatSearchLength } from '@pairwise/contracts/chat-limits';
import { useEffect, useRef, useState } from 'react';

import { useFoundMessages } from './chat-search.queries.ts';
import { useSettledValue } from './use-settled-value.ts';

/** The delay after the last key before the text is searched for, in milliseconds. */
const TYPING_MS = 250;

/** A found message, and its place among the results: 1 is the newest. */
export interface FoundMessage {
  seq: number;
  preview: string;
  position: number;
}

export type SearchState = 'no-text' | 'loading' | 'offline' | 'failed' | 'none' | 'found';

export interface ChatSearch {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  text: string;
  setText: (text: string) => void;
  state: SearchState;
  /** The result that is shown now. */
  current: FoundMessage | undefined;
  /** The text that the results contain; undefined without results. */
  foundText: string | undefined;
  /** The number of results that are loaded. There are more on the server if `hasMore`. */
  count: number;
  hasMore: boolean;
  /** Go to the next older or newer result; undefined at the last one. */
  stepOlder: (() => void) | undefined;
  stepNewer: (() => void) | undefined;
  retry: () => void;
}

/** Searches the messages of one chat, and steps through the results from the newest to older ones. */
export const useChatSearch = (chatId: number): ChatSearch => {
  // Undefined while the search is closed.
  const [typed, setTyped] = useState<string>();
  const wanted = (typed ?? '').trim().slice(0, chatSearchLength);
  const settled = useSettledValue(wanted, TYPING_MS);
  const text = wanted === settled ? wanted : '';
  const found = useFoundMessages(chatId, text);
  // The step belongs to one text: another one begins at its newest result.
  const [step, setStep] = useState({ text, index: 0 });
  const index = step.text === text ? step.index : 0;
  const results = found.data ?? [];
  const result = results[index];

  const stateOf = (): SearchState => {
    if (wanted === '') return 'no-text';
    if (result) return 'found';
    if (found.isError) return 'failed';
    if (found.fetchStatus === 'paused') return 'offline';
    return found.data?.length === 0 ? 'none' : 'loading';
  };

  const isOpen = typed !== undefined;
  const opener = useRef<Element>(null);
  useEffect(() => {
    // The element with the focus has left the page with the search.
    if (!isOpen && document.activeElement === document.body && opener.current instanceof HTMLElement)
      opener.current.focus();
  }, [isOpen]);

  const stepOlder = (): void => {
    setStep({ text, index: index + 1 });
    // The next page is fetched one result early.
    if (index + 2 >= results.length && found.hasNextPage) void found.fetchNextPage();
  };

  return {
    isOpen,
    open: () => {
      opener.current = document.activeElement;
      setTyped('');
    },
    close: () => setTyped(undefined),
    text: typed ?? '',
    setText: setTyped,
    state: stateOf(),
    current: result && { ...result, position: index + 1 },
    foundText: result && text,
    count: results.length,
    hasMore: found.hasNextPage,
    stepOlder: result && (index + 1 < results.length || found.hasNextPage) ? stepOlder : undefined,
    stepNewer: index > 0 ? () => setStep({ text, index: index - 1 }) : undefined,
    retry: () => void (found.data ? found.fetchNextPage() : found.refetch()),
  };
};
