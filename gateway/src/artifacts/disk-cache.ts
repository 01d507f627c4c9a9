import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { readIfThere } from '../builds/build-folders.ts';

export interface DiskCache {
  /** Returns the path of a key's file, whether it exists or not. */
  fileOf: (key: string) => string;
  get: (key: string) => Promise<Buffer | undefined>;
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

export interface DiskCacheOptions {
  folder: string;
  /** Over this size the least recently used files are dropped. */
  maxBytes: number;
  /** Files used within this time are never dropped, because a caller may be reading them. */
  keepMs?: number;
}

interface Known {
  bytes: number;
  usedAt: number;
}

/** Lists the files of an earlier run, least recently written first. Removes interrupted writes. */
const inventory = (folder: string): [string, Known][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry): [string, Known][] => {
      const file = path.join(entry.parentPath, entry.name);
      if (!entry.name.endsWith('.tmp')) {
        const { size, mtimeMs } = statSync(file);
        return [[path.relative(folder, file).replaceAll(path.sep, '/'), { bytes: size, usedAt: mtimeMs }]];
      }
      rmSync(file, { force: true });
      return [];
    })
    .sort(([, one], [, other]) => one.usedAt - other.usedAt);

/** Opens a cache of files by key (a relative path), limited in size. It outlives a restart. */
export const openDiskCache = ({ folder, maxBytes, keepMs = 600_000 }: DiskCacheOptions): DiskCache => {
  mkdirSync(folder, { recursive: true });
  /** In the order of their last use. */
  const known = new Map(inventory(folder));
  let total = [...known.values()].reduce((sum, { bytes }) => sum + bytes, 0);

  const fileOf = (key: string): string => path.join(folder, key);

  const drop = (key: string): void => {
    total -= known.get(key)?.bytes ?? 0;
    known.delete(key);
  };

  const record = (key: string, bytes: number): void => {
    drop(key);
    known.set(key, { bytes, usedAt: Date.now() });
    total += bytes;
  };

  const remove = async (key: string): Promise<void> => {
    drop(key);
    await rm(fileOf(key), { force: true });
  };

  const shrink = async (): Promise<void> => {
    const idleSince = Date.now() - keepMs;
    for (const [key, { usedAt }] of known) {
      if (total <= maxBytes || usedAt > idleSince) return;
      await remove(key);
    }
  };

  return {
    fileOf,
    remove,
    get: async (key) => {
      const bytes = await readIfThere(fileOf(key));
      if (bytes) record(key, bytes.byteLength);
      else drop(key);
      return bytes;
    },
    put: async (key, bytes) => {
      const file = fileOf(key);
      const temporary = `${file}.${crypto.randomUUID()}.tmp`;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(temporary, bytes);
      await rename(temporary, file);
      record(key, bytes.byteLength);
      await shrink();
    },
  };
};
