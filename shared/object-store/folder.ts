import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { requireKey } from './keys.ts';
import type { ObjectStore } from './object-store.ts';

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Resolves with undefined when a file does not exist. */
const ifThere = <Result>(result: Promise<Result>): Promise<Result | undefined> =>
  result.catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });

const sync = async (file: string): Promise<void> => {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Opens a folder as a store. A key is the path of a file in it. Files are readable by their owner only. */
export const openFolder = (folder: string): ObjectStore => {
  const fileOf = (key: string): string => path.join(folder, requireKey(key));

  /** Lets `place` put a finished file at its key: a crash leaves nothing there, or all of it. */
  const write = async <Result>(
    key: string,
    fill: (temporary: string) => Promise<void>,
    place: (temporary: string, file: string) => Promise<Result>,
  ): Promise<Result> => {
    const file = fileOf(key);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const temporary = path.join(path.dirname(file), `.${randomUUID()}.tmp`);
    try {
      await fill(temporary);
      await sync(temporary);
      const result = await place(temporary, file);
      await sync(path.dirname(file));
      return result;
    } finally {
      await rm(temporary, { force: true });
    }
  };

  const placeNew = async (temporary: string, file: string): Promise<boolean> => {
    try {
      await link(temporary, file);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    }
  };

  return {
    get: async (key) => ifThere(readFile(fileOf(key))),
    open: async (key) => {
      const handle = await ifThere(open(fileOf(key), 'r'));
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { bytes: size, stream: handle.createReadStream() };
    },
    has: async (key) => (await ifThere(stat(fileOf(key)))) !== undefined,
    putNew: async (key, bytes) => write(key, (temporary) => writeFile(temporary, bytes, { mode: 0o600 }), placeNew),
    putFile: async (key, source) =>
      write(
        key,
        async (temporary) => {
          // Created first, so that its content is never readable by others.
          await writeFile(temporary, '', { mode: 0o600 });
          await copyFile(source, temporary);
        },
        rename,
      ),
    remove: async (key) => rm(fileOf(key), { force: true }),
  };
};
