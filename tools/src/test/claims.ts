import { claims } from '../claims/index.ts';
import { measureProcessorTime } from '../processor-time.ts';
import { runTool, toStdout } from '../run-tool.ts';
import type { StepResult } from './step.ts';

/** Proves every claim with or without a browser in its small size, one after the other. */
export const runClaims = async ({ inBrowser }: { inBrowser: boolean }): Promise<StepResult> => {
  const failed: string[] = [];
  const chosen = claims.filter((claim) => (claim.inBrowser ?? false) === inBrowser);
  for (const { id } of chosen) {
    const { result, processorSeconds } = await measureProcessorTime(() =>
      runTool(process.execPath, ['tools/src/commands/claim.ts', id], { print: toStdout }),
    );
    toStdout(`  ${processorSeconds.toFixed(0)} CPU s\n`);
    if (result.code !== 0) failed.push(id);
  }
  const detail = `${chosen.length - failed.length} of ${chosen.length} hold`;
  return failed.length === 0 ? { state: 'passed', detail } : { state: 'failed', output: failed.join(' '), detail };
};
