import { build } from '../build.ts';
import { runTool } from '../run-tool.ts';
import { CommandError } from '../settings.ts';
import { builtFolders } from '../workspace.ts';
import { withTestDatabase } from './run-jest.ts';
import { deletePackageReports, readPackageReports, type TestTask } from './package-report.ts';
import type { Lane, Step, StepResult } from './step.ts';
import { deleteSuiteResult, readSuiteResult } from './suite-result.ts';
import { mergeJestReports, summarizeJest } from './summarize-runners.ts';
import {
  obtainChromium,
  obtainFirefox,
  obtainHaproxy,
  obtainHeadlessShell,
  obtainPostgres,
  obtainRedis,
  obtainZbarimg,
} from './system-packages.ts';
import { runTurbo } from './turbo.ts';

const buildStep: Step = {
  name: 'build, size budgets',
  lane: 'browser',
  run: async () => {
    try {
      await build(builtFolders());
      return { state: 'passed', detail: `${builtFolders().length} deployables` };
    } catch (error) {
      if (error instanceof CommandError) return { state: 'failed', output: error.message };
      throw error;
    }
  },
};

/** Runs a test task in all packages that define it, and adds up their reports and those that Turbo restores. */
const runPackageTests = async (
  task: TestTask,
  { print, env }: { print: (text: string) => void; env: Record<string, string> },
): Promise<StepResult> => {
  deletePackageReports(task);
  // The other lanes keep the cores busy. A second package would slow down journeys and the gate, which have time limits.
  const { code } = await runTurbo([task], { print, env, concurrency: 1 });
  const summary = summarizeJest(mergeJestReports(readPackageReports(task)));
  return code === 0 ? { state: 'passed', ...summary } : { state: 'failed', output: '', ...summary };
};

const unit: Step = {
  name: 'unit and api tests',
  lane: 'code',
  prepare: async () => {
    await obtainRedis();
    await obtainZbarimg();
  },
  run: async (print) => {
    const redis = await obtainRedis();
    const zbarimg = await obtainZbarimg();
    return withTestDatabase('embedded', async ({ url, version }) => {
      const env = {
        TEST_DATABASE_URL: url,
        ...('path' in redis && { REDIS_SERVER: redis.path }),
        ...('path' in zbarimg && { ZBARIMG: zbarimg.path }),
      };
      const result = await runPackageTests('test', { print, env });
      const notRun = [
        ...('missing' in redis ? [`hints through Redis not run: redis-server is ${redis.missing}`] : []),
        ...('missing' in zbarimg ? [`QR codes not read by zbarimg, which is ${zbarimg.missing}`] : []),
      ];
      const parts = [result.detail ?? '', `PostgreSQL ${version}`, ...notRun];
      return { ...result, detail: parts.join('; ') };
    });
  },
};

/** The tests whose statements are most likely to differ between versions; all of them run on the embedded database. */
const apiOnSystemPostgres: Step = {
  name: 'database tests on system PostgreSQL',
  // The lane of the unit tests is the longest.
  lane: 'claims',
  prepare: obtainPostgres,
  run: async (print) => {
    const postgres = await obtainPostgres();
    if ('missing' in postgres) return { state: 'not run', detail: postgres.missing };
    const env = { POSTGRES_BIN: postgres.path };
    return runPackageTests('test:system-postgres', { print, env });
  },
};

interface SuiteOptions {
  suite: string;
  lane: Lane;
  /** Obtains another program that the suite needs. */
  obtainOther?: () => Promise<unknown>;
}

/** Runs a suite by Turbo, which skips it while no source has changed, and neither has `env`. */
const runSuite = async (suite: string, print: (text: string) => void, env = {}): Promise<StepResult> => {
  deleteSuiteResult(suite);
  // A run that does not end shows what it had printed.
  const { code } = await runTurbo([`check:${suite}`], { print, env, stream: true });
  const result = readSuiteResult(suite);
  // `print` has shown the output already.
  if (result === undefined || (code !== 0 && result.state === 'passed')) {
    return { state: 'failed', output: '', detail: 'ended without a result' };
  }
  return result;
};

/** Creates a step that runs a suite in Debian's chromium. */
const inChromium = (name: string, { suite, lane, obtainOther }: SuiteOptions): Step => ({
  name,
  lane,
  after: [buildStep.name],
  prepare: async () => {
    await obtainChromium();
    await obtainHeadlessShell();
    await obtainOther?.();
  },
  run: async (print) => {
    const chromium = await obtainChromium();
    if ('missing' in chromium) return { state: 'not run', detail: chromium.missing };
    // Chromium also prints warnings with process ids, which would make every run new to Turbo.
    const { output } = await runTool(chromium.path, ['--version']);
    const version = /\d+(?:\.\d+){3}/.exec(output)?.[0] ?? '';
    return runSuite(suite, print, { CHROMIUM: chromium.path, CHROMIUM_VERSION: version });
  },
});

const claimsWithoutBrowser = (half: 'first' | 'second', suite: string): Step => ({
  name: `claims, small size, ${half} half`,
  lane: 'browser',
  after: [buildStep.name],
  run: (print) => runSuite(suite, print),
});

/** Suites that run the product's code. */
export const suites: Step[] = [
  buildStep,
  unit,
  apiOnSystemPostgres,
  inChromium('visual regression tests', { suite: 'visual', lane: 'claims' }),
  inChromium('journeys in chromium, first half', { suite: 'journeys-1', lane: 'browser', obtainOther: obtainFirefox }),
  inChromium('journeys in chromium, second half', { suite: 'journeys-2', lane: 'claims', obtainOther: obtainFirefox }),
  inChromium('claims in chromium, small size', { suite: 'browser-claims', lane: 'claims' }),
  inChromium('two of each, smoke size', { suite: 'two-of-each', lane: 'browser', obtainOther: obtainHaproxy }),
  inChromium('benches, smoke size', { suite: 'benches', lane: 'browser', obtainOther: obtainFirefox }),
  claimsWithoutBrowser('first', 'claims-1'),
  claimsWithoutBrowser('second', 'claims-2'),
];
