import { claims } from '../claims/index.ts';
import { measureProcessorTime } from '../processor-time.ts';
import { runTool, toStdout } from '../run-tool.ts';
import type { StepResult } from './step.ts';

/** Proves every claim in its small size, one after the other. */
export const runClaims = async (): Promise<StepResult> => {
  const failed: string[] = [];
  for (const { id } of claims) {
    const { result, processorSeconds } = await measureProcessorTime(() =>
      runTool(process.execPath, ['tools/src/commands/claim.ts', id], { print: toStdout }),
    );
    toStdout(`  ${processorSeconds.toFixed(0)} CPU s\n`);
    if (result.code !== 0) failed.push(id);
  }
  const detail = `${claims.length - failed.length} of ${claims.length} hold`;
  return failed.length === 0 ? { state: 'passed', detail } : { state: 'failed', output: failed.join(' '), detail };
};
