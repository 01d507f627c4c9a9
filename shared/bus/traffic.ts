import type { BusRecord } from '@pairwise/contracts/events';

type Watcher = (record: BusRecord) => void;

const watchers = new Set<Watcher>();

/**
 * Calls `watcher` with every value and event from now on, for the developers' panel. The bus stores no history, because
 * a member's data must not outlive the logout. Returns the function that stops watching.
 */
export const watchTraffic = (watcher: Watcher): (() => void) => {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
};

export const notifyWatchers = (kind: BusRecord['kind'], name: BusRecord['name'], value: unknown): void => {
  if (watchers.size === 0) return;
  const record: BusRecord = { at: performance.now(), kind, name, value };
  watchers.forEach((watcher) => watcher(record));
};
