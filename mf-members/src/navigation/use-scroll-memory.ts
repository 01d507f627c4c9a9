import { bus } from '@pairwise/bus';
import { useLocation } from '@pairwise/router';
import { useLayoutEffect } from 'react';

import { readHistoryState } from './history-state.ts';

/** The scroll position of each visited history entry, in px. Lives as long as the document. */
const positions = new Map<string, number>();

/** Returns the router's key of the current history entry; below a sheet, the key of the list. */
const currentEntry = (): string => {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null) return 'default';
  const under = 'usr' in state ? readHistoryState(state.usr).under : undefined;
  const key = 'key' in state && typeof state.key === 'string' ? state.key : 'default';
  return under ?? key;
};

/** The entry that the document began with: after a reload, the browser scrolls it. */
const firstEntry = currentEntry();

/**
 * Restores the scroll position of a list when the member returns to it. The browser can't: it scrolls before the list is
 * rendered again. `ready` is true once it is.
 */
export const useScrollMemory = (ready: boolean): void => {
  const location = useLocation();
  const key = readHistoryState(location.state).under ?? location.key;

  useLayoutEffect(() => {
    // The address changes before the screen does: from then on scrolling belongs to the next entry.
    const remember = (): void => {
      if (currentEntry() === key) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const restore = (): void => {
      const position = positions.get(key) ?? (key === firstEntry ? undefined : 0);
      if (ready && position !== undefined && currentEntry() === key) window.scrollTo(0, position);
    };
    restore();
    // The shell scrolls every screen to its top and then emits this event: this list goes back to its old position.
    const subscription = bus.on('navigation:done').subscribe(restore);
    return () => subscription.unsubscribe();
  }, [key, ready]);
};
