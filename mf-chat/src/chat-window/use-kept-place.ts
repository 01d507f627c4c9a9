import { useEffectEvent, useLayoutEffect } from 'react';

import type { SavedPlace, ScrollPlace } from './use-scroll-place.ts';

/** Where the member was in each chat of this page, unless that was its end. */
const places = new Map<number, SavedPlace>();

interface KeptPlace {
  /** The first unread message. The chat opens there, and else where the member left it. */
  unreadSeq: number | undefined;
  /** While a search is open, the place is that of a result. */
  isSearching: boolean;
}

/** Opens a chat at its first unread message, or where the member left it, and keeps the place when the chat is left. */
export const useKeptPlace = (
  chatId: number,
  { openAt, savePlace, returnTo }: ScrollPlace,
  { unreadSeq, isSearching }: KeptPlace,
): void => {
  const open = useEffectEvent(() => {
    const place = places.get(chatId);
    if (unreadSeq !== undefined) openAt(unreadSeq);
    else if (place) returnTo(place);
  });
  const leave = useEffectEvent(() => {
    const place = isSearching ? undefined : savePlace();
    if (place) places.set(chatId, place);
    else places.delete(chatId);
  });
  // Before the first picture: otherwise the newest messages would be on the screen, and count as read.
  useLayoutEffect(() => {
    open();
    return () => leave();
  }, []);
};
