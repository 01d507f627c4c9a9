import { rmSync } from 'node:fs';

import { startDatabase } from '@pairwise/api/launcher';

import { runTool } from '../run-tool.ts';
import { temporaryDataDir } from '../temporary-data-dir.ts';
import { runWithReport } from './run-with-report.ts';
import type { StepResult } from './step.ts';
import { summarizeJest } from './summarize-runners.ts';

/** Runs jest beside a database of its own, which is deleted afterwards. */
export const jestOn = async (binaries: 'embedded' | { bin: string }, args: string[]): Promise<StepResult> => {
  const dataDir = temporaryDataDir('test');
  const database = await startDatabase({ dataDir, binaries, durability: 'fast', log: () => undefined });
  try {
    const { code, report } = await runWithReport((file) =>
      runTool('jest', ['--ci', '--maxWorkers=2', '--json', `--outputFile=${file}`, ...args], {
        echo: true,
        env: { TEST_DATABASE_URL: database.url, NODE_ENV: 'test' },
      }),
    );
    const detail = `${summarizeJest(report)}; PostgreSQL ${database.version}`;
    return code === 0 ? { state: 'passed', detail } : { state: 'failed', output: '', detail };
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
