import { queuePrefix as prefix } from '@pairwise/contracts/storage-keys';

import { isExpired, type QueuedWrite, readWrite } from './queued-write.ts';

/** Maximum number of waiting writes per member. */
export const maxWrites = 200;

/** Returns localStorage; undefined where the browser forbids it, in which case even reading the property throws. */
const storage = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

const idsIn = (stored: Storage | undefined): string[] =>
  Array.from({ length: stored?.length ?? 0 }, (_, index) => stored?.key(index) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

const byTime = (one: QueuedWrite, other: QueuedWrite): number => one.at - other.at || (one.id < other.id ? -1 : 1);

/**
 * Creates the store of waiting writes: localStorage, which all tabs share and which outlives them. Where it is forbidden
 * or full, the memory of this tab is used. Each write has a key of its own, so that two tabs can add writes concurrently
 * without losing one. `onChange` is called on every change.
 */
export const createQueueStore = (onChange: () => void) => {
  const memory = new Map<string, QueuedWrite>();
  let latest = 0;

  // The browser dispatches this event in all tabs except the one that wrote.
  globalThis.addEventListener('storage', onChange);

  const all = (): QueuedWrite[] => {
    const stored = storage();
    const writes = [...memory.values()];
    for (const id of idsIn(stored)) {
      const write = readWrite(id, stored?.getItem(prefix + id) ?? '');
      if (write) writes.push(write);
      else stored?.removeItem(prefix + id);
    }
    return writes.toSorted(byTime);
  };

  const put = ({ id, ...write }: QueuedWrite): void => {
    try {
      const stored = storage();
      if (!stored) throw new Error('The browser forbids localStorage.');
      stored.setItem(prefix + id, JSON.stringify(write));
    } catch {
      memory.set(id, { id, ...write });
    }
    onChange();
  };

  return {
    all,
    /** Returns a member's waiting writes, oldest first. */
    of: (owner: number): QueuedWrite[] => all().filter((write) => write.owner === owner),
    put,
    /** Adds a write. Returns false when the member has too many waiting ones already. */
    add: (write: QueuedWrite): boolean => {
      if (all().filter(({ owner }) => owner === write.owner).length >= maxWrites) return false;
      put(write);
      return true;
    },
    remove: ({ id }: QueuedWrite): void => {
      memory.delete(id);
      storage()?.removeItem(prefix + id);
      onChange();
    },
    /**
     * Returns the timestamp of a new write. It is later than that of every waiting write, even if the clock was set back.
     * Expired writes are ignored, because their timestamps may be far off.
     */
    nextTimestamp: (): number => {
      const before = [latest, ...all().map(({ at }) => at)].filter((at) => !isExpired({ at }));
      latest = Math.max(Date.now(), ...before.map((at) => at + 1));
      return latest;
    },
  };
};
