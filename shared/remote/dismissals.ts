import { useSyncExternalStore } from 'react';

const hour = 60 * 60 * 1000;

/** How long each dismissal holds, in milliseconds (decisions N-4). */
export const lifetimes = {
  photo: 24 * hour,
  push: 14 * 24 * hour,
  'email-disabled': 7 * 24 * hour,
} as const;

export type Dismissible = keyof typeof lifetimes;

const prefix = 'pairwise.dismissed.';

/** Returns the storage key. It contains the member, so that a dismissal does not apply to another member. */
const keyOf = (alert: Dismissible, userId: number): string => `${prefix}${alert}.${userId}`;

const listeners = new Set<() => void>();
/** Counts changes, so that React renders again. The data itself is in the browser's storage. */
let changes = 0;

const changed = (): void => {
  changes += 1;
  listeners.forEach((listener) => listener());
};

/** Stores the time of the dismissal in localStorage (ALERT-08); without storage, in memory until the next reload. */
export const dismiss = (alert: Dismissible, userId: number, now = Date.now()): void => {
  try {
    localStorage.setItem(keyOf(alert, userId), new Date(now).toISOString());
    inMemory.delete(keyOf(alert, userId));
  } catch {
    inMemory.set(keyOf(alert, userId), now);
  }
  changed();
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

/** Returns whether a dismissal still holds. A time that is unreadable or in the future does not count. */
export const isDismissed = (alert: Dismissible, userId: number, now = Date.now()): boolean => {
  const age = now - dismissedAt(keyOf(alert, userId));
  return age >= 0 && age < lifetimes[alert];
};

const subscribe = (listener: () => void): (() => void) => {
  // A dismissal in another tab.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) changed();
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
