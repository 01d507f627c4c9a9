import { isExpired, type QueuedWrite, readWrite } from './queued-write.ts';

/** Each write has a key of its own, so that two tabs that add one at the same moment do not lose either. */
const prefix = 'pairwise-queue.';

/** Writes one member may have waiting. */
export const mostWrites = 200;

/** The browser may forbid its storage altogether: then even asking for it throws. */
const storage = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

const idsIn = (kept: Storage | undefined): string[] =>
  Array.from({ length: kept?.length ?? 0 }, (_, index) => kept?.key(index) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

const byTime = (one: QueuedWrite, other: QueuedWrite): number => one.at - other.at || (one.id < other.id ? -1 : 1);

/**
 * Where writes wait: in localStorage, which all tabs share and which outlives them; where that is forbidden or full, in
 * the memory of this tab. `tell` is called on every change.
 */
export const createQueueStore = (tell: () => void) => {
  const memory = new Map<string, QueuedWrite>();
  let latest = 0;

  // The browser tells all tabs but the one that wrote.
  globalThis.addEventListener('storage', tell);

  const all = (): QueuedWrite[] => {
    const kept = storage();
    const writes = [...memory.values()];
    for (const id of idsIn(kept)) {
      const write = readWrite(id, kept?.getItem(prefix + id) ?? '');
      if (write) writes.push(write);
      else kept?.removeItem(prefix + id);
    }
    return writes.toSorted(byTime);
  };

  const put = ({ id, ...write }: QueuedWrite): void => {
    try {
      const kept = storage();
      if (!kept) throw new Error('The browser forbids its storage.');
      kept.setItem(prefix + id, JSON.stringify(write));
    } catch {
      memory.set(id, { id, ...write });
    }
    tell();
  };

  return {
    all,
    /** What a member has waiting, the oldest first. */
    of: (owner: number): QueuedWrite[] => all().filter((write) => write.owner === owner),
    put,
    /** False when the member has too many waiting already. */
    add: (write: QueuedWrite): boolean => {
      if (all().filter(({ owner }) => owner === write.owner).length >= mostWrites) return false;
      put(write);
      return true;
    },
    remove: ({ id }: QueuedWrite): void => {
      memory.delete(id);
      storage()?.removeItem(prefix + id);
      tell();
    },
    /**
     * The time of a write that is done now: behind all that wait, also when a clock has been put back meanwhile; but not
     * behind what will not be sent any more, or it would be as far off itself.
     */
    moment: (): number => {
      const before = [latest, ...all().map(({ at }) => at)].filter((at) => !isExpired({ at }));
      latest = Math.max(Date.now(), ...before.map((at) => at + 1));
      return latest;
    },
  };
};
