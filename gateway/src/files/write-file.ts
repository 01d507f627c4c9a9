import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';

import { isErrorCode } from './is-error-code.ts';

const syncFolder = (folder: string): void => {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

const temporaryIn = (folder: string): string => path.join(folder, `.${process.pid}-${crypto.randomUUID()}.tmp`);

const writeDurably = (file: string, text: string, mode: number): void => {
  const handle = openSync(file, 'wx', mode);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/**
 * Writes a new file atomically and durably. Returns false when the file exists: of several programs that write it
 * concurrently, the first wins.
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
  syncFolder(folder);
  return true;
};

/** Replaces a file atomically. It is not synced to disk, so use it only for files that can be written again. */
export const replaceFile = (file: string, text: string): void => {
  const temporary = temporaryIn(path.dirname(file));
  writeFileSync(temporary, text);
  renameSync(temporary, file);
};
