import { runTool } from '../run-tool.ts';
import { packageFolders } from '../workspace.ts';
import type { Step, StepResult } from './step.ts';

/** A step that runs one program and passes when that ends well. */
export const tool = (name: string, program: string, args: string[], env?: Record<string, string>): Step => ({
  name,
  run: async (): Promise<StepResult> => {
    const { code, output } = await runTool(program, args, env === undefined ? {} : { env });
    return code === 0 ? { state: 'passed' } : { state: 'failed', output };
  },
});

/** Type-checks packages, two at a time. */
export const typesOf = (packages: string[]): Step => ({
  name: 'types',
  run: async () => {
    const problems: string[] = [];
    const waiting = [...packages];
    const worker = async () => {
      for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
        const { code, output } = await runTool(process.execPath, ['node_modules/typescript7/bin/tsc', '-p', folder]);
        if (code !== 0) problems.push(output);
      }
    };
    await Promise.all([worker(), worker()]);
    if (problems.length > 0) return { state: 'failed', output: problems.join('\n') };
    return { state: 'passed', detail: `${packages.length} packages` };
  },
});

/** Checks that read the sources and run none of them. */
export const checks: Step[] = [
  tool('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  tool('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  typesOf(packageFolders()),
  tool('import boundaries', 'depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err-long',
    ...packageFolders(),
  ]),
  tool('unused code', 'knip', ['--no-progress']),
  tool('one version of everything', 'sherif', ['--fail-on-warnings']),
];
