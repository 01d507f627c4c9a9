import type { BusRecord } from '@pairwise/contracts/events';

type Watcher = (record: BusRecord) => void;

const watchers = new Set<Watcher>();

/**
 * Everything the bus carries from now on, for a panel of who develops. Nothing is kept for it: what a member saw would
 * otherwise outlive the logout. Returns how to stop.
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
