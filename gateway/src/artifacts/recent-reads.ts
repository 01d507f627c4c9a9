import type { ArtifactStore } from './store-types.ts';

export interface RecentReadsOptions {
  /** Over this size the files that were not read for the longest time are dropped. */
  maxBytes?: number;
  /** How long a file is used before it is read from the store again, in milliseconds. */
  freshMs?: number;
  now?: () => number;
}

interface Entry {
  until: number;
  reading: Promise<Buffer | undefined>;
  /** 0 until the file is read, and for one that is missing. */
  bytes: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 5_000;

/**
 * Keeps the files that were read within the last seconds in memory, and shares one read between concurrent requests. Published
 * files never change, but a store may be damaged or repaired, so every file is read again and again.
 */
export const recentReads = (
  read: ArtifactStore['read'],
  { maxBytes = MAX_BYTES, freshMs = 2_000, now = Date.now }: RecentReadsOptions = {},
): ArtifactStore['read'] => {
  /** In the order of their last use. */
  const known = new Map<string, Entry>();
  let total = 0;

  const drop = (key: string, entry: Entry): void => {
    if (known.get(key) !== entry) return;
    known.delete(key);
    total -= entry.bytes;
  };

  const shrink = (): void => {
    for (const [key, entry] of known) {
      if (total <= maxBytes && known.size <= MAX_ENTRIES) return;
      drop(key, entry);
    }
  };

  const count = async (key: string, entry: Entry): Promise<void> => {
    try {
      const bytes = await entry.reading;
      if (known.get(key) !== entry) return;
      entry.bytes = bytes?.length ?? 0;
      total += entry.bytes;
      shrink();
    } catch {
      // Every caller that waits for the file gets the error.
      drop(key, entry);
    }
  };

  const begin = (key: string, ...file: Parameters<ArtifactStore['read']>): Entry => {
    const entry: Entry = { until: now() + freshMs, reading: read(...file), bytes: 0 };
    known.set(key, entry);
    void count(key, entry);
    return entry;
  };

  return (version, file, encoding) => {
    const key = `${version.name}/${version.version}/${file} ${encoding ?? ''}`;
    const found = known.get(key);
    if (found && now() < found.until) {
      // Moves it to the end.
      known.delete(key);
      known.set(key, found);
      return found.reading;
    }
    if (found) drop(key, found);
    return begin(key, version, file, encoding).reading;
  };
};
