import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const isErrno = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Another program that runs; this one's own number in a file of before is that of a program that is gone. */
const isAlive = (pid: number): boolean => {
  if (pid === 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's program is one, too.
    return isErrno(error, 'EPERM');
  }
};

/** Who holds it; 0 when nobody does. */
const holderOf = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
};

/** Takes a file's place, with its content at once, or not at all. */
const placed = (own: string, file: string): boolean => {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
};

/**
 * Keeps what is built from being built by another program at the same time: until this program ends. What a program
 * that was killed has left holds nobody up.
 * @returns false when another program that is alive has it
 */
export const takeBuildLock = (file: string): boolean => {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  const old = `${own}.old`;
  writeFileSync(own, String(process.pid));
  try {
    if (!placed(own, file)) {
      if (isAlive(holderOf(file))) return false;
      try {
        // Renamed, not removed: of several that find it, one gets it.
        renameSync(file, old);
      } catch (error) {
        if (!isErrno(error, 'ENOENT')) throw error;
      }
      const taken = holderOf(old);
      if (isAlive(taken)) placed(old, file);
      if (!placed(own, file)) return false;
    }
    process.once('exit', () => {
      if (holderOf(file) === process.pid) rmSync(file, { force: true });
    });
    return true;
  } finally {
    rmSync(own, { force: true });
    rmSync(old, { force: true });
  }
};
