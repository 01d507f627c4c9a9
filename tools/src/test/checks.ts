import { checkCommitSubjects } from '../commits/commit-subjects.ts';
import { spellingStep } from '../languages/spelling/spelling-step.ts';
import { runTool } from '../run-tool.ts';
import { packageFolders } from '../workspace.ts';
import type { Step } from './step.ts';
import { runTurbo } from './turbo.ts';

/** Creates a step that runs one program and passes when the program exits with 0. */
export const programStep = (name: string, program: string, args: string[]): Step => ({
  name,
  lane: 'code',
  run: async () => {
    const { code, output } = await runTool(program, args);
    return code === 0 ? { state: 'passed' } : { state: 'failed', output };
  },
});

interface TurboStepOptions {
  /** Shown in the summary when the step has passed. */
  detail?: string;
  /** Turbo's names of packages; without them the task runs in every package that defines it, or at the root. */
  filters?: string[];
}

/** Creates a step that runs one task of `turbo.json`. */
export const turboStep = (name: string, turboTask: string, { detail, filters = [] }: TurboStepOptions = {}): Step => ({
  name,
  lane: 'code',
  run: async () => {
    const { code, output } = await runTurbo([turboTask], { print: () => undefined, filters });
    if (code !== 0) return { state: 'failed', output };
    return { state: 'passed', ...(detail !== undefined && { detail }) };
  },
});

const allPackages = `${packageFolders().length} packages`;

/** Checks that read the sources and run none of them. */
export const checks: Step[] = [
  turboStep('format', 'check:format'),
  turboStep('lint', 'check:lint', { detail: allPackages }),
  turboStep('types', 'check:types', { detail: allPackages }),
  turboStep('import boundaries', 'check:boundaries'),
  turboStep('unused code', 'check:unused'),
  programStep('one version of everything', 'sherif', ['--fail-on-warnings']),
  spellingStep,
  { name: 'commit subjects', lane: 'code', run: () => checkCommitSubjects() },
];
