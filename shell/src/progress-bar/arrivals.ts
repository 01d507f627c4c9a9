import { bus } from '@pairwise/bus';
import { useSyncExternalStore } from 'react';

let arrived: string | undefined;
const listeners = new Set<() => void>();

const arriveAt = (path: string): void => {
  arrived = path;
  for (const listener of listeners) listener();
};

/** Keeps the path whose screen stands in the page, from the start of the document: a screen may be there before the frame. */
export const followArrivals = (): void => {
  bus.on('navigation:done').subscribe(({ path }) => arriveAt(path));
  // What stands there then is the fallback, and nothing more is on its way.
  bus.on('mfe:failed').subscribe(() => arriveAt(location.pathname));
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useArrived = (): string | undefined => useSyncExternalStore(subscribe, () => arrived);
