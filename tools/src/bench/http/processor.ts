import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Returns the processor time of all threads of a process, in milliseconds; undefined where the system does not say. */
export const processorTimeOf = (pid: number): number | undefined => {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(`${threads}/${pid}/schedstat`)) return undefined;
  const nanoseconds = readdirSync(threads).map((thread) => {
    try {
      return Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // The thread has just ended.
      return 0;
    }
  });
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e6;
};

/** Returns the memory of a process, in megabytes; undefined where the system does not say. */
export const memoryOf = (pid: number): number | undefined => {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
};

/**
 * Keeps a process with all of its threads on the first processor, so that a server is measured on one. The load comes from
 * another one. Without a second processor, or without `taskset`, nothing changes.
 * @returns whether the process is kept there
 */
export const keepOnOneProcessor = (pid: number): boolean => {
  if (availableParallelism() < 2) return false;
  try {
    execFileSync('taskset', ['-a', '-c', '-p', '0', String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
