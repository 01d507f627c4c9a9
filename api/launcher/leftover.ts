import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LauncherError } from './launcher-error.ts';
import { commandLine, isAlive, startMark } from './process-table.ts';

/** The contents of the file that PostgreSQL writes into its cluster while it runs. */
export interface PostmasterFile {
  pid: number;
  port: number;
  ready: boolean;
}

/** How long an orphaned server may take to stop: after a fast shutdown, then after an immediate one. */
const FAST_STOP_MILLISECONDS = 15_000;
const IMMEDIATE_STOP_MILLISECONDS = 10_000;

/** Reads `postmaster.pid`; undefined when there is none or it is not complete yet. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pidFileOf(cluster), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid < 1) return undefined;
  // Line 4 is the port, line 8 the state, padded with blanks.
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Stops the server and deletes the pid file that an earlier run left when it was killed. Call it while holding the lock.
 * The orphan is stopped rather than used, so that a database always runs as our child with our settings. Returns whether
 * there was one.
 */
export async function clearLeftover(cluster: string): Promise<boolean> {
  if (!existsSync(pidFileOf(cluster))) return false;
  const pid = readPostmasterFile(cluster)?.pid;
  const mark = pid === undefined ? undefined : startMark(pid);
  if (pid !== undefined && mark !== undefined && isServerOf(pid, cluster)) {
    await stopOrphan(pid, mark);
    return true;
  }
  // The id belongs to no process, to a zombie, or to another program. PostgreSQL itself would take the last two for a
  // running server. (Server processes that outlive a killed postmaster are still detected: they hold shared memory whose
  // key comes from the cluster's folder, not from this file.)
  rmSync(pidFileOf(cluster), { force: true });
  return false;
}

function isServerOf(pid: number, cluster: string): boolean {
  const line = commandLine(pid) ?? '';
  return /\bpostgres\b/.test(line) && line.includes(`-D ${cluster}`);
}

async function stopOrphan(pid: number, mark: string): Promise<void> {
  process.kill(pid, 'SIGINT');
  if (await hasEnded(pid, mark, FAST_STOP_MILLISECONDS)) return;
  process.kill(pid, 'SIGQUIT');
  if (await hasEnded(pid, mark, IMMEDIATE_STOP_MILLISECONDS)) return;
  throw new LauncherError(
    'start_failed',
    `The database of an earlier run (process ${pid}) does not stop. Stop it and start again.`,
  );
}

async function hasEnded(pid: number, mark: string, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid, mark)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

function pidFileOf(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}
