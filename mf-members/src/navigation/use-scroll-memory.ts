import { bus } from '@pairwise/bus';
import { useLocation } from '@pairwise/router';
import { useLayoutEffect } from 'react';

import { readHistoryState } from './history-state.ts';

/** The scroll position of each visited history entry, in px. Lives as long as the document. */
const positions = new Map<string, number>();

/** The address of the link that had the focus last in each visited history entry. */
const openers = new Map<string, string>();

/** Gives the focus back to the link that the member left the list by. Does nothing when the list no longer has it. */
const focusOpener = (key: string): void => {
  const address = openers.get(key);
  if (address === undefined) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('#content a[href]');
  const opener = [...links].find((link) => link.getAttribute('href') === address);
  if (!opener) return;
  openers.delete(key);
  opener.focus({ preventScroll: true });
};

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
 * Restores the scroll position and the focus of a list when the member returns to it. The browser can't: it scrolls before
 * the list is rendered again. `ready` is true once it is.
 */
export const useScrollMemory = (ready: boolean): void => {
  const location = useLocation();
  const key = readHistoryState(location.state).under ?? location.key;

  useLayoutEffect(() => {
    // The address changes before the screen does: from then on scrolling belongs to the next entry.
    const remember = (): void => {
      if (currentEntry() === key) positions.set(key, window.scrollY);
    };
    // A press focuses the link in most browsers, but not in all of them.
    const rememberLink = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('#content a[href]') : null;
      const address = link?.getAttribute('href');
      if (address && currentEntry() === key) openers.set(key, address);
    };
    window.addEventListener('scroll', remember, { passive: true });
    document.addEventListener('focusin', rememberLink);
    document.addEventListener('click', rememberLink, { capture: true });
    return () => {
      window.removeEventListener('scroll', remember);
      document.removeEventListener('focusin', rememberLink);
      document.removeEventListener('click', rememberLink, { capture: true });
    };
  }, [key]);

  useLayoutEffect(() => {
    const restore = (): void => {
      const position = positions.get(key) ?? (key === firstEntry ? undefined : 0);
      if (!ready || currentEntry() !== key) return;
      if (position !== undefined) window.scrollTo(0, position);
      focusOpener(key);
    };
    restore();
    // The shell scrolls every screen to its top and then emits this event: this list goes back to its old position.
    const subscription = bus.on('navigation:done').subscribe(restore);
    return () => subscription.unsubscribe();
  }, [key, ready]);
};
