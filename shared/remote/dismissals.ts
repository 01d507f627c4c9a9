import { dismissalKey as keyOf, dismissalPrefix } from '@pairwise/contracts/browser-memory';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Counts changes, so that React renders again. The data itself is in the browser's storage. */
let changes = 0;

const changed = (): void => {
  changes += 1;
  listeners.forEach((listener) => listener());
};

const inMemory = new Map<string, number>();

const dismissedAt = (key: string): number => {
  // A full storage can still be read, so memory comes first: it has what the storage refused.
  const inThisDocument = inMemory.get(key);
  if (inThisDocument !== undefined) return inThisDocument;
  try {
    return Date.parse(localStorage.getItem(key) ?? '');
  } catch {
    return Number.NaN;
  }
};

/**
 * Creates the dismissals of some notices (ALERT-08).
 * @param lifetimes how long each holds, in milliseconds
 */
export const createDismissals = <Name extends string>(lifetimes: Readonly<Record<Name, number>>) => ({
  /** Stores the time of the dismissal in localStorage; without storage, in memory until the next reload. */
  dismiss: (name: Name, userId: number, now = Date.now()): void => {
    try {
      localStorage.setItem(keyOf(name, userId), new Date(now).toISOString());
      inMemory.delete(keyOf(name, userId));
    } catch {
      inMemory.set(keyOf(name, userId), now);
    }
    changed();
  },
  /** Returns whether a dismissal still holds. A time that is unreadable or in the future does not count. */
  isDismissed: (name: Name, userId: number, now = Date.now()): boolean => {
    const age = now - dismissedAt(keyOf(name, userId));
    return age >= 0 && age < lifetimes[name];
  },
});

const subscribe = (listener: () => void): (() => void) => {
  // A dismissal in another tab.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(dismissalPrefix)) changed();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
};

/** Renders the component again after a dismissal, in this tab or in another. */
export const useDismissals = (): number => useSyncExternalStore(subscribe, () => changes);
