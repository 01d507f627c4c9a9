import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startDatabase } from '@pairwise/api/launcher';

import { runTool, toStdout } from '../run-tool.ts';
import { temporaryDataDir } from '../temporary-data-dir.ts';

type Binaries = 'embedded' | { bin: string };

/** Starts a database server for tests, and stops and deletes it when `run` has ended. */
export const withTestDatabase = async <Result>(
  binaries: Binaries,
  run: (database: { url: string; version: string }) => Promise<Result>,
): Promise<Result> => {
  const dataDir = temporaryDataDir('test');
  const database = await startDatabase({ dataDir, binaries, durability: 'fast', log: () => undefined });
  try {
    return await run(database);
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const MEMORY = '/dev/shm';
const GIBIBYTE = 1024 ** 3;

/** Whether the system has a folder in memory with enough room for the files of the tests. */
const hasMemoryFolder = (): boolean => {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 4 * GIBIBYTE;
};

/**
 * Creates the temporary folder of one run, in memory if possible: the gateway syncs each file that it stores, which
 * takes most of the time of its tests on a disk.
 */
const temporaryFiles = (): string => {
  const folder = mkdtempSync(join(hasMemoryFolder() ? MEMORY : tmpdir(), 'pairwise-tests-'));
  // As in temporaryDataDir: a database of a test may run as another user.
  chmodSync(folder, 0o711);
  return folder;
};

/** What jest prints when its tests have ended and something that they opened keeps the process alive. */
const STILL_OPEN = 'Jest did not exit';

interface RunJestOptions {
  /** Where jest writes its JSON report. */
  reportFile?: string;
  /** How long jest may take to exit after it has said that something is open. In milliseconds. */
  exitWithin?: number;
  print?: (text: string) => void;
}

/**
 * Runs jest against the database server at `url` and shows its output. A jest that does not exit after its tests is
 * killed and has failed: otherwise one open server makes the whole run wait for ever.
 * @returns jest's exit code
 */
export const runJest = async (
  url: string,
  args: string[],
  { reportFile, exitWithin = 30_000, print = toStdout }: RunJestOptions = {},
): Promise<number> => {
  const report = reportFile === undefined ? [] : ['--json', `--outputFile=${reportFile}`];
  const files = temporaryFiles();
  // By default jest's cache is in the temporary folder, which is deleted here.
  const cache = `--cacheDirectory=${join(tmpdir(), 'pairwise-jest')}`;
  const kill = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  try {
    const { code } = await runTool('jest', ['--ci', cache, ...report, ...args], {
      print: (text) => {
        print(text);
        if (text.includes(STILL_OPEN)) timer ??= setTimeout(() => kill.abort(), exitWithin);
      },
      env: { TEST_DATABASE_URL: url, NODE_ENV: 'test', TMPDIR: files },
      signal: kill.signal,
    });
    if (kill.signal.aborted) print('A test leaves something open: jest did not exit and was killed.\n');
    return code;
  } finally {
    clearTimeout(timer);
    rmSync(files, { recursive: true, force: true });
  }
};
