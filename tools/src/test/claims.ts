import { claims } from '../claims/index.ts';
import type { Claim } from '../claims/claim.ts';
import { measureProcessorTime } from '../processor-time.ts';
import { runTool, toStdout } from '../run-tool.ts';
import type { StepResult } from './step.ts';

/** How many lines of a claim that does not hold are shown: its figures are the last ones. */
const SHOWN_LINES = 30;

const proveAll = async (chosen: readonly Claim[]): Promise<StepResult> => {
  const failures: string[] = [];
  for (const { id } of chosen) {
    const { result, processorSeconds } = await measureProcessorTime(() =>
      runTool(process.execPath, ['tools/src/commands/claim.ts', id], { print: toStdout }),
    );
    toStdout(`  ${processorSeconds.toFixed(0)} CPU s\n`);
    if (result.code !== 0)
      failures.push([id, ...result.output.trimEnd().split('\n').slice(-SHOWN_LINES)].join('\n    '));
  }
  const detail = `${chosen.length - failures.length} of ${chosen.length} hold`;
  return failures.length === 0 ? { state: 'passed', detail } : { state: 'failed', output: '', detail, failures };
};

/** Proves every claim that needs a browser in its small size, one after the other. */
export const runBrowserClaims = (): Promise<StepResult> => proveAll(claims.filter(({ inBrowser }) => inBrowser));

/**
 * Proves every second claim that needs no browser in its small size, one after the other. The other half runs beside it: all
 * of them would be the last and only step of a run, with a core that has nothing to do.
 */
export const runClaims = (half: 1 | 2): Promise<StepResult> =>
  proveAll(claims.filter(({ inBrowser }) => !inBrowser).filter((_claim, nth) => nth % 2 === half - 1));
