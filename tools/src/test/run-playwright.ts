import { runTool, toStdout } from '../run-tool.ts';
import { runWithReport } from './run-with-report.ts';
import type { StepResult } from './step.ts';
import { summarizePlaywright } from './summarize-runners.ts';

/** Runs Playwright in the e2e package and summarizes its report. */
export const runPlaywright = async (args: string[], env: Record<string, string>): Promise<StepResult> => {
  const { code, report } = await runWithReport((file) =>
    runTool('pnpm', ['--filter', '@pairwise/e2e', 'exec', 'playwright', 'test', '--reporter=list,json', ...args], {
      print: toStdout,
      // Node runs the sources itself, so they need not be compiled: 16 CPU s for the journeys.
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, PW_DISABLE_TS_ESM: '1' },
    }),
  );
  const summary = summarizePlaywright(report);
  return code === 0 ? { state: 'passed', ...summary } : { state: 'failed', output: '', ...summary };
};
