import { closeSync, fsyncSync, openSync, statSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';

import { isErrorCode } from './is-error-code.ts';

/*
 * A rollback writes a few files. On a full disk it could not, and the bad version would stay live. So the gateway keeps a file
 * of zeros, `DATA_DIR/reserve`, and the registry shortens it when a change that must always be possible finds no room.
 */

const MIB = 1024 * 1024;
const RESERVE_BYTES = 16 * MIB;
/** Freed at a time, so that another writer cannot take the whole reserve with one large file. */
const STEP_BYTES = 2 * MIB;
const EVERY_MS = 60_000;

const fileOf = (dataDir: string): string => path.join(dataDir, 'reserve');

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Whether a write failed because the disk, or the quota of its owner, is full. */
export const isDiskFull = (error: unknown): boolean => isErrorCode(error, 'ENOSPC') || isErrorCode(error, 'EDQUOT');

/** Fills the reserve up to its size, as far as the disk has room. Several programs may do that concurrently. */
export const fillReserve = (dataDir: string, bytes = RESERVE_BYTES): void => {
  const file = fileOf(dataDir);
  const size = sizeOf(file);
  if (size >= bytes) return;
  const zeros = Buffer.alloc(MIB);
  const handle = openSync(file, 'a', 0o600);
  try {
    for (let written = size; written < bytes;) {
      const count = writeSync(handle, zeros, 0, Math.min(zeros.byteLength, bytes - written));
      if (count === 0) return;
      written += count;
    }
    fsyncSync(handle);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  } finally {
    closeSync(handle);
  }
};

/** Keeps the reserve filled while the program runs: after an emergency, as soon as the disk has room again. */
export const keepReserve = (dataDir: string, warn: (error: unknown) => void): void => {
  const fill = (): void => {
    try {
      fillReserve(dataDir);
    } catch (error) {
      warn(error);
    }
  };
  fill();
  setInterval(fill, EVERY_MS).unref();
};

/** Frees a part of the reserve. Returns false when nothing is left. */
const freePart = (dataDir: string): boolean => {
  const file = fileOf(dataDir);
  const size = sizeOf(file);
  if (size === 0) return false;
  truncateSync(file, Math.max(0, size - STEP_BYTES));
  return true;
};

/**
 * Runs a write, and again with a part of the reserve whenever the disk is full. The write must leave nothing behind when it
 * fails.
 * @throws the error of the last attempt when the reserve is used up
 */
export const withReserve = <Result>(dataDir: string, write: () => Result): Result => {
  for (;;) {
    try {
      return write();
    } catch (error) {
      if (!isDiskFull(error) || !freePart(dataDir)) throw error;
    }
  }
};
