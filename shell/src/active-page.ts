import { bus } from '@pairwise/bus';
import type { RemoteRoute } from '@pairwise/contracts';
import { useSyncExternalStore } from 'react';

/** The route of the address and its owner; null for an unknown address; undefined before `setActivePage` was called. */
export type ActivePage = { route: RemoteRoute; remote: string } | null | undefined;

let active: ActivePage;
const listeners = new Set<() => void>();

export const activePage = (): ActivePage => active;

/** Sets the route of the current address, and with it the layout. */
export const setActivePage = (page: ActivePage): void => {
  active = page;
  // The shell hides the outlet while it shows its own page. It never empties it, because the outlet belongs to the remotes.
  document.documentElement.toggleAttribute('data-own-page', page === null || page?.remote === 'shell');
  // Layouts are CSS on this attribute: no element is moved, so a mounted screen stays in the page.
  document.documentElement.dataset['layout'] = page === null ? 'default' : (page?.route.layout ?? 'default');
  for (const listener of listeners) listener();
};

/** Shows the 404 page when a remote reports that its address does not exist. Ignores a report for an earlier address. */
export const followMissingPages = (): void => {
  bus.on('page:missing').subscribe(({ path }) => {
    if (path === window.location.pathname) setActivePage(null);
  });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useActivePage = (): ActivePage => useSyncExternalStore(subscribe, activePage, activePage);
