import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { isErrorCode } from './is-error-code.ts';
import { replaceFileInBackground, syncInBackground } from './write-file.ts';

/** The state of a file. */
export interface FileState {
  /** Changes with every replacement of the file. */
  stamp: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** A file as it was when its folder was opened. */
export interface FileAtStart extends FileState {
  name: string;
  content: Uint8Array;
}

/** Small files of which each is written by one gateway and read by all. They may be rows of a database. */
export interface SharedFiles {
  /** Where they are, for messages. */
  place: string;
  /** Returns all files as they were when the folder was opened. */
  atStart: () => FileAtStart[];
  names: () => Promise<string[]>;
  /** Returns the state of a file that `names` has returned; undefined when it was removed since. */
  state: (name: string) => Promise<FileState | undefined>;
  /** Reads a file; undefined when it was removed. */
  read: (name: string) => Promise<Uint8Array | undefined>;
  write: (name: string, content: string | Uint8Array) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** Resolves when all that was written outlives a crash of the machine. */
  sync: () => Promise<void>;
}

/** Age from which an interrupted write cannot be one that another gateway makes now. */
const ABANDONED_MS = 60 * 60_000;

const stateOf = ({ ino, mtimeMs, size }: { ino: number; mtimeMs: number; size: number }): FileState => ({
  stamp: `${ino} ${mtimeMs} ${size}`,
  writtenAt: mtimeMs,
});

/** A file that is being written, or that was not written completely. */
const isTemporary = (name: string): boolean => name.startsWith('.');

const orMissing = async <Value>(work: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** Opens the files of a folder, which gateways on one data directory share. Creates it at first use. */
export const openFolderFiles = (folder: string, warn: (message: string) => void): SharedFiles => {
  mkdirSync(folder, { recursive: true });
  const fullPath = (name: string): string => path.join(folder, name);

  const readAtStart = (name: string): FileAtStart[] => {
    const stats = statSync(fullPath(name), { throwIfNoEntry: false });
    if (!stats) return [];
    try {
      return [{ name, ...stateOf(stats), content: readFileSync(fullPath(name)) }];
    } catch (error) {
      warn(`${fullPath(name)} skipped: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  };

  return {
    place: folder,
    atStart: () => {
      const names = readdirSync(folder);
      for (const name of names.filter(isTemporary)) {
        const { mtimeMs = Infinity } = statSync(fullPath(name), { throwIfNoEntry: false }) ?? {};
        if (Date.now() - mtimeMs > ABANDONED_MS) rmSync(fullPath(name), { force: true });
      }
      return names.filter((name) => !isTemporary(name)).flatMap(readAtStart);
    },
    names: async () => (await readdir(folder)).filter((name) => !isTemporary(name)),
    state: async (name) => {
      const stats = await orMissing(stat(fullPath(name)));
      return stats && stateOf(stats);
    },
    read: (name) => orMissing(readFile(fullPath(name))),
    write: (name, content) => replaceFileInBackground(fullPath(name), content),
    remove: (name) => rm(fullPath(name), { force: true }),
    sync: () => syncInBackground(folder),
  };
};
