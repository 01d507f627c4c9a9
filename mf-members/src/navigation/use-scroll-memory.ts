import { bus } from '@pairwise/bus';
import { useLocation } from '@pairwise/router';
import { useLayoutEffect } from 'react';

import { readHistoryState } from './history-state.ts';

/** How far each visited place of the history was scrolled, in px. Ends with the document, whose own memory then helps. */
const positions = new Map<string, number>();

/** The history entry the browser is on, by the name that the router gave it; under a sheet, that of the list. */
const currentEntry = (): string => {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null) return 'default';
  const under = 'usr' in state ? readHistoryState(state.usr).under : undefined;
  const key = 'key' in state && typeof state.key === 'string' ? state.key : 'default';
  return under ?? key;
};

/** Where the document began: a reload is scrolled by the browser itself. */
const firstEntry = currentEntry();

/**
 * Brings a list back to where it was scrolled when somebody returns to it. The browser can't: it scrolls before the
 * list is there again. `ready` says that it is.
 */
export const useScrollMemory = (ready: boolean): void => {
  const location = useLocation();
  const key = readHistoryState(location.state).under ?? location.key;

  useLayoutEffect(() => {
    // The address changes before the screen does; what the page scrolls to from then on belongs to the next place.
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
    // The shell begins every screen at its top, and tells so when it has: this one begins where it was left.
    const subscription = bus.on('navigation:done').subscribe(restore);
    return () => subscription.unsubscribe();
  }, [key, ready]);
};
