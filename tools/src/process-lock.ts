import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const isErrno = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Returns whether another process runs. This process's own id in an old file belongs to a process that has ended. */
const isAlive = (pid: number): boolean => {
  if (pid === 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs as another user.
    return isErrno(error, 'EPERM');
  }
};

/** Returns the id of the process that holds the lock, or 0. */
const readHolder = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
};

/** Creates `file` with the content of `own` atomically. Returns false when `file` exists. */
const placeFile = (own: string, file: string): boolean => {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
};

/**
 * Takes a lock until this process ends. The lock of a killed process can be taken.
 * @returns false when another running process holds it
 */
export const takeLock = (file: string): boolean => {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  const old = `${own}.old`;
  writeFileSync(own, String(process.pid));
  try {
    if (!placeFile(own, file)) {
      if (isAlive(readHolder(file))) return false;
      try {
        // Of several processes that find the old lock, only one can rename it.
        renameSync(file, old);
      } catch (error) {
        if (!isErrno(error, 'ENOENT')) throw error;
      }
      const taken = readHolder(old);
      if (isAlive(taken)) placeFile(old, file);
      if (!placeFile(own, file)) return false;
    }
    process.once('exit', () => {
      if (readHolder(file) === process.pid) rmSync(file, { force: true });
    });
    return true;
  } finally {
    rmSync(own, { force: true });
    rmSync(old, { force: true });
  }
};
