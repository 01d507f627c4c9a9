import { runTool, toStdout } from '../run-tool.ts';
import type { StepResult } from './step.ts';

/** Runs every bench in its smoke size, which shows that it finishes and prints its figures. */
export const runBenches = async (): Promise<StepResult> => {
  const { code, output } = await runTool(process.execPath, ['tools/src/commands/bench.ts', '--smoke'], {
    print: toStdout,
  });
  const benches = output.match(/^── /gm)?.length ?? 0;
  const broken = output.match(/: .*\b(?:NaN|undefined|Infinity)\b.*$/gm) ?? [];
  const detail = `${benches} benches`;
  if (code === 0 && broken.length === 0) return { state: 'passed', detail };
  return { state: 'failed', output: broken.join('\n'), detail };
};
