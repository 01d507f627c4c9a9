import { checkCommitSubjects } from '../commits/commit-subjects.ts';
import { runTool } from '../run-tool.ts';
import { packageFolders } from '../workspace.ts';
import type { Step } from './step.ts';
import { runTurbo } from './turbo.ts';

/** A step that runs one program and passes when the program succeeds. */
export const tool = (name: string, program: string, args: string[]): Step => ({
  name,
  lane: 'code',
  run: async () => {
    const { code, output } = await runTool(program, args);
    return code === 0 ? { state: 'passed' } : { state: 'failed', output };
  },
});

/** A step that runs one task of `turbo.json` in the packages that define it, or at the root. */
const task = (name: string, turboTask: string, detail?: string): Step => ({
  name,
  lane: 'code',
  run: async () => {
    const { code, output } = await runTurbo([turboTask], { print: () => undefined });
    if (code !== 0) return { state: 'failed', output };
    return { state: 'passed', ...(detail !== undefined && { detail }) };
  },
});

const allPackages = `${packageFolders().length} packages`;

/** Checks that read the sources and run none of them. */
export const checks: Step[] = [
  task('format', 'check:format'),
  task('lint', 'lint', allPackages),
  task('types', 'types', allPackages),
  task('import boundaries', 'check:boundaries'),
  task('unused code', 'check:unused'),
  tool('one version of everything', 'sherif', ['--fail-on-warnings']),
  { name: 'commit subjects', lane: 'code', run: () => checkCommitSubjects() },
];
