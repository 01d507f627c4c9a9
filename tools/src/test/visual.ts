import { runTool } from '../run-tool.ts';
import type { StepResult } from './step.ts';
import { obtainChromium } from './system-packages.ts';
import { summarizePlaywright } from './summarize-runners.ts';

/** Runs the tests of `e2e/visual` in Debian's chromium: every component against its pictures. */
export const runVisual = async (args: string[]): Promise<StepResult> => {
  const chromium = await obtainChromium();
  if ('missing' in chromium) return { state: 'not run', detail: chromium.missing };
  const { code, output } = await runTool(
    'pnpm',
    ['--filter', '@pairwise/e2e', 'exec', 'playwright', 'test', '--config', 'visual.config.ts', ...args],
    { echo: true, env: { CHROMIUM: chromium.path } },
  );
  const other = /references by Chromium .*$/m.exec(output)?.[0];
  const detail = [summarizePlaywright(output), ...(other === undefined ? [] : [other])].join('; ');
  return code === 0 ? { state: 'passed', detail } : { state: 'failed', output: '', detail };
};
