import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LauncherError } from './launcher-error.ts';
import { readPostmasterFile } from './leftover.ts';
import { postgresArguments, postgresEnvironment, type Durability } from './postgres-settings.ts';
import type { RunAs } from './run-as.ts';

export interface ServerOptions {
  bin: string;
  cluster: string;
  logFile: string;
  port: number;
  durability: Durability;
  runAs: RunAs;
}

/** A server process that accepts connections. */
export interface Server {
  pid: number;
  /** Resolves when the process has ended, with its exit code or signal. */
  ended: Promise<string>;
  /** Closes open connections and stops; kills the process after ten seconds. */
  stop(): Promise<void>;
}

/** How long to wait for a live process to become ready. Recovery after a crash takes time. */
const READY_MILLISECONDS = 120_000;
const STOP_MILLISECONDS = 10_000;
const LOG_BYTES_TO_KEEP = 5_000_000;

/** Starts the server and waits until it accepts connections. @throws {LauncherError} `start_failed`, with the end of its log */
export async function startServer(options: ServerOptions): Promise<Server> {
  rotateLog(options.logFile);
  const logStart = existsSync(options.logFile) ? statSync(options.logFile).size : 0;
  const child = spawnServer(options);
  const ended = endOf(child);
  const { pid } = child;
  if (pid === undefined) throw new LauncherError('start_failed', `PostgreSQL could not run (${await ended})`);
  const server: Server = { pid, ended, stop: () => stopServer(child, ended) };
  const state = await Promise.race([ended, becomesReady(options.cluster, child)]);
  if (state === 'ready') return server;
  if (state === 'not ready') await server.stop();
  const logEnd = readFrom(options.logFile, logStart).trim();
  throw new LauncherError('start_failed', `PostgreSQL did not start (${state}): ${logEnd}`);
}

function spawnServer({ bin, cluster, logFile, port, durability, runAs }: ServerOptions): ChildProcess {
  const [command, args] = runAs.command(path.join(bin, 'postgres'), postgresArguments(cluster, port, durability));
  // A file instead of a pipe, because the server may outlive this process and still writes its log.
  const log = openSync(logFile, 'a', 0o600);
  try {
    return spawn(command, args, {
      ...runAs.user,
      cwd: cluster,
      env: postgresEnvironment(),
      stdio: ['ignore', log, log],
      // A process group of its own, so that Ctrl-C in the terminal does not reach it. This program stops it last.
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
}

async function becomesReady(cluster: string, child: ChildProcess): Promise<'ready' | 'not ready'> {
  const deadline = Date.now() + READY_MILLISECONDS;
  while (!hasExited(child) && Date.now() < deadline) {
    const file = readPostmasterFile(cluster);
    if (file?.pid === child.pid && file?.ready === true) return 'ready';
    await sleep(15);
  }
  return 'not ready';
}

async function stopServer(child: ChildProcess, ended: Promise<string>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (hasExited(child)) return;
    child.kill(signal);
    const timeout = new AbortController();
    await Promise.race([ended, sleep(STOP_MILLISECONDS, undefined, { signal: timeout.signal }).catch(() => undefined)]);
    timeout.abort();
  }
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function rotateLog(file: string): void {
  if (existsSync(file) && statSync(file).size > LOG_BYTES_TO_KEEP) renameSync(file, `${file}.old`);
}

function readFrom(file: string, start: number): string {
  const handle = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(4000);
    return buffer.toString('utf8', 0, readSync(handle, buffer, 0, buffer.length, start));
  } finally {
    closeSync(handle);
  }
}
