import { closeSync, fsyncSync, linkSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { isErrorCode } from './is-error-code.ts';

/** Syncs a file, or the names in a folder, to disk. */
export const syncPath = (file: string): void => {
  const handle = openSync(file, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Like `syncPath`, without blocking the program while the disk works. */
export const syncInBackground = async (file: string): Promise<void> => {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const temporaryIn = (folder: string): string => path.join(folder, `.${process.pid}-${crypto.randomUUID()}.tmp`);

/** Writes all bytes. One call of the system may write only a part of them, on a full disk for example. */
const writeAll = (handle: number, bytes: Buffer): void => {
  for (let written = 0; written < bytes.byteLength;) {
    const count = writeSync(handle, bytes, written);
    if (count === 0) throw new Error(`only ${written} of ${bytes.byteLength} bytes could be written`);
    written += count;
  }
};

/** Writes a new file and syncs it to disk. Leaves no file when that fails. */
const writeDurably = (file: string, text: string, mode: number): void => {
  const handle = openSync(file, 'wx', mode);
  try {
    writeAll(handle, Buffer.from(text));
    fsyncSync(handle);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
};

/**
 * Writes a new file atomically and durably. Returns false when the file exists: of several programs that write it
 * concurrently, the first wins. Throws when the text cannot be written completely; then there is no file.
 */
export const writeOnce = (file: string, text: string, mode = 0o644): boolean => {
  const folder = path.dirname(file);
  const temporary = temporaryIn(folder);
  writeDurably(temporary, text, mode);
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(temporary);
  }
  syncPath(folder);
  return true;
};

/**
 * Replaces a file atomically and durably: after a crash it has the old or the new content. Throws when the text cannot
 * be written completely; then the old content stays.
 */
export const replaceFile = (file: string, text: string, mode = 0o644): void => {
  const folder = path.dirname(file);
  const temporary = temporaryIn(folder);
  writeDurably(temporary, text, mode);
  try {
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncPath(folder);
};

/** Like `replaceFile`, without blocking the program while the disk works. The caller syncs the folder once. */
export const replaceFileInBackground = async (file: string, content: string | Uint8Array): Promise<void> => {
  const temporary = temporaryIn(path.dirname(file));
  try {
    const handle = await open(temporary, 'wx');
    try {
      // Writes until all bytes are written.
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};

/** Syncs a folder to disk with everything in it, without blocking the program. */
export const syncTreeInBackground = async (folder: string): Promise<void> => {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) await syncInBackground(path.join(entry.parentPath, entry.name));
  await syncInBackground(folder);
};

/** Syncs a folder to disk with everything in it. */
export const syncTree = (folder: string): void => {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) syncPath(path.join(entry.parentPath, entry.name));
  syncPath(folder);
};
