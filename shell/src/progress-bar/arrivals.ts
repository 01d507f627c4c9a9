import { bus } from '@pairwise/bus';
import { useSyncExternalStore } from 'react';

import { activePage } from '../active-page.ts';

let arrived: string | undefined;
const listeners = new Set<() => void>();

const arriveAt = (path: string): void => {
  arrived = path;
  for (const listener of listeners) listener();
};

/** Records the path whose screen is rendered. Call it at start, because a screen may be rendered before the frame. */
export const followArrivals = (): void => {
  bus.on('navigation:done').subscribe(({ path }) => arriveAt(path));
  // Then the fallback is rendered, and nothing more is loading. A widget of another remote may fail at any time.
  bus.on('mfe:failed').subscribe(({ remote }) => {
    if (activePage()?.remote === remote) arriveAt(location.pathname);
  });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the path whose screen is rendered; undefined before the first. */
export const useArrived = (): string | undefined => useSyncExternalStore(subscribe, () => arrived);
