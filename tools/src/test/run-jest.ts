import { rmSync } from 'node:fs';

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

/**
 * Runs jest against the database server at `url` and shows its output.
 * @param reportFile where jest writes its JSON report
 * @returns jest's exit code
 */
export const runJest = async (url: string, args: string[], reportFile?: string): Promise<number> => {
  const report = reportFile === undefined ? [] : ['--json', `--outputFile=${reportFile}`];
  const { code } = await runTool('jest', ['--ci', ...report, ...args], {
    print: toStdout,
    env: { TEST_DATABASE_URL: url, NODE_ENV: 'test' },
  });
  return code;
};
