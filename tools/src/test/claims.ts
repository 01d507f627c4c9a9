import { claims } from '../claims/index.ts';
import { measureProcessorTime } from '../processor-time.ts';
import { runTool, toStdout } from '../run-tool.ts';
import type { StepResult } from './step.ts';

/** How many lines of a claim that does not hold are shown: its figures are the last ones. */
const SHOWN_LINES = 30;

/** Proves every claim with or without a browser in its small size, one after the other. */
export const runClaims = async ({ inBrowser }: { inBrowser: boolean }): Promise<StepResult> => {
  const failures: string[] = [];
  const chosen = claims.filter((claim) => (claim.inBrowser ?? false) === inBrowser);
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
