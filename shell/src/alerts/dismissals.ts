import { useSyncExternalStore } from 'react';

const hour = 60 * 60 * 1000;

/** What can be dismissed, and for how long, in milliseconds (decisions N-4). */
export const lifetimes = {
  photo: 24 * hour,
  push: 14 * 24 * hour,
  'email-disabled': 7 * 24 * hour,
} as const;

export type Dismissible = keyof typeof lifetimes;

const prefix = 'pairwise.dismissed.';

/** Per member: another one in the same browser has dismissed nothing. */
const keyOf = (alert: Dismissible, userId: number): string => `${prefix}${alert}.${userId}`;

const listeners = new Set<() => void>();
/** Counts changes, so that React renders again; the store itself is the browser's. */
let changes = 0;

const changed = (): void => {
  changes += 1;
  listeners.forEach((listener) => listener());
};

/** Keeps the moment in the browser's storage, which outlives a reload (ALERT-08). Where there is none, until then. */
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
  // A full storage can be read, too: what it did not take is here.
  const kept = inMemory.get(key);
  if (kept !== undefined) return kept;
  try {
    return Date.parse(localStorage.getItem(key) ?? '');
  } catch {
    return Number.NaN;
  }
};

/** A stamp that cannot be read, or of a clock that was ahead, dismisses nothing. */
export const isDismissed = (alert: Dismissible, userId: number, now = Date.now()): boolean => {
  const age = now - dismissedAt(keyOf(alert, userId));
  return age >= 0 && age < lifetimes[alert];
};

const subscribe = (listener: () => void): (() => void) => {
  // Dismissed in another tab.
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

/** Renders again when something is dismissed, here or in another tab. */
export const useDismissals = (): number => useSyncExternalStore(subscribe, () => changes);
