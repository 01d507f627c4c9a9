/** `npm run quick`: format, lint, types and tests of what differs from the last commit. */
import { basename } from 'node:path';

import { changedFiles } from '../changed-files.ts';
import { toStdout } from '../run-tool.ts';
import { tool } from '../test/checks.ts';
import { runJest, withTestDatabase } from '../test/jest-on.ts';
import { runSteps, type Step } from '../test/step.ts';
import { runTurbo } from '../test/turbo.ts';
import { packageFolders } from '../workspace.ts';

const files = await changedFiles();
if (files.length === 0) {
  console.log('Nothing differs from the last commit.');
  process.exit(0);
}
const sources = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
const folders = packageFolders().filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));

/** The types of every package that uses a changed one, and the lint of the changed ones alone. */
const turboStep = (name: string, task: string, filters: string[]): Step => ({
  name,
  lane: 'code',
  run: async () => {
    const { code, output } = await runTurbo([task], { print: () => undefined, filters });
    return code === 0 ? { state: 'passed' } : { state: 'failed', output };
  },
});

const packages = folders.map((folder) => `@pairwise/${basename(folder)}`);
const steps: Step[] = [tool('format', 'prettier', ['--check', '--ignore-unknown', '--log-level', 'warn', ...files])];
if (packages.length > 0) {
  steps.push(
    turboStep('lint', 'lint', packages),
    turboStep(
      'types',
      'types',
      packages.map((name) => `...${name}`),
    ),
  );
}
if (sources.length > 0) {
  steps.push({
    name: 'tests of the changed sources',
    lane: 'code',
    run: async () => {
      const args = ['--maxWorkers=2', '--findRelatedTests', '--passWithNoTests', ...sources];
      const code = await withTestDatabase('embedded', ({ url }) => runJest(url, args));
      return code === 0 ? { state: 'passed' } : { state: 'failed', output: '' };
    },
  });
}
if (steps.length > 0) toStdout(`${files.length} changed files in ${folders.join(', ') || 'the root'}\n`);
process.exit((await runSteps(steps)) ? 0 : 1);
