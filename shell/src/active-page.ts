import { bus } from '@pairwise/bus';
import type { RemoteRoute } from '@pairwise/contracts';
import { useSyncExternalStore } from 'react';

/** The route of the address and who owns it; null when nobody does; undefined before the first look. */
export type ActivePage = { route: RemoteRoute; remote: string } | null | undefined;

let active: ActivePage;
const listeners = new Set<() => void>();

export const activePage = (): ActivePage => active;

export const setActivePage = (page: ActivePage): void => {
  active = page;
  // While the shell shows a page of its own the outlet is hidden; it is the remotes', so it is never emptied.
  document.documentElement.toggleAttribute('data-own-page', page === null || page?.remote === 'shell');
  // Layouts are CSS on this attribute: nothing is moved, so the outlet is never torn out of the page.
  document.documentElement.dataset['layout'] = page === null ? 'default' : (page?.route.layout ?? 'default');
  for (const listener of listeners) listener();
};

/**
 * Shows the 404 page where a remote finds that its address leads nowhere. Told late, for a page that was left
 * meanwhile, it is for nobody.
 */
export const followMissingPages = (): void => {
  bus.on('page:missing').subscribe(({ path }) => {
    if (path === window.location.pathname) setActivePage(null);
  });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useActivePage = (): ActivePage => useSyncExternalStore(subscribe, activePage);
