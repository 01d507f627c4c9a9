import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';

import type { SavedPlace, ScrollPlace } from './use-scroll-place.ts';

interface FoundPlace {
  isSearching: boolean;
  /** The message that the search shows now. */
  foundSeq: number | undefined;
  /** Changes with every change of the messages. */
  content: unknown;
}

/**
 * Scrolls to the message that a search shows, once it is in the page. After the search the member is back where the search
 * was opened.
 * @returns a function to call before the search is closed in order to leave at the newest message instead
 */
export const useFoundPlace = (
  { scrollToMessage, scrollToEnd, savePlace, returnTo }: ScrollPlace,
  { isSearching, foundSeq, content }: FoundPlace,
): (() => void) => {
  const shownSeq = useRef<number | undefined>(undefined);
  const before = useRef<SavedPlace | undefined>(undefined);
  const ending = useRef<'as-it-is' | 'before' | 'newest'>('as-it-is');

  const onOpen = useEffectEvent(() => {
    before.current = savePlace();
    ending.current = 'as-it-is';
  });
  const onClose = useEffectEvent(() => {
    if (ending.current === 'newest') scrollToEnd();
    if (ending.current === 'before') returnTo(before.current);
    ending.current = 'as-it-is';
  });
  useLayoutEffect(() => {
    if (isSearching) onOpen();
    else onClose();
  }, [isSearching]);

  const onFound = useEffectEvent(() => {
    if (foundSeq === undefined) shownSeq.current = undefined;
    else if (foundSeq !== shownSeq.current && scrollToMessage(foundSeq)) {
      shownSeq.current = foundSeq;
      ending.current = 'before';
    }
  });
  // The message may be in the page only after a change of the messages.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useLayoutEffect(() => onFound(), [foundSeq, content]);

  return useCallback(() => {
    ending.current = 'newest';
  }, []);
};
