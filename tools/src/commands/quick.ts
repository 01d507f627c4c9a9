/** `npm run quick`: checks format, lint, types and tests of what differs from the last commit. */
import { basename } from 'node:path';

import { defineCommand } from '@pairwise/command-line';

import { changedFiles } from '../changed-files.ts';
import { runScript } from '../run-command.ts';
import { programStep, turboStep } from '../test/checks.ts';
import { runJest, withTestDatabase } from '../test/run-jest.ts';
import { runSteps, type Step } from '../test/step.ts';
import { packageFolders } from '../workspace.ts';

/** Runs the tests that import one of the changed sources, directly or through other files. */
const relatedTests = (sources: string[]): Step => ({
  name: 'tests of the changed sources',
  lane: 'code',
  run: async () => {
    const args = ['--maxWorkers=2', '--findRelatedTests', '--passWithNoTests', ...sources];
    const code = await withTestDatabase('embedded', ({ url }) => runJest(url, args));
    return code === 0 ? { state: 'passed' } : { state: 'failed', output: '' };
  },
});

/** Returns the steps for the changed files: the lint of changed packages, and the types of all packages that use them. */
const stepsFor = (files: string[], folders: string[]): Step[] => {
  const packages = folders.map((folder) => `@pairwise/${basename(folder)}`);
  const dependents = packages.map((name) => `...${name}`);
  const sources = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
  return [
    programStep('format', 'prettier', ['--check', '--ignore-unknown', '--log-level', 'warn', ...files]),
    ...(packages.length > 0
      ? [turboStep('lint', 'lint', { filters: packages }), turboStep('types', 'types', { filters: dependents })]
      : []),
    ...(sources.length > 0 ? [relatedTests(sources)] : []),
  ];
};

const run = async (): Promise<number> => {
  const files = await changedFiles();
  if (files.length === 0) {
    console.log('Nothing differs from the last commit.');
    return 0;
  }
  const folders = packageFolders().filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));
  console.log(`${files.length} changed files in ${folders.join(', ') || 'the root'}`);
  return (await runSteps(stepsFor(files, folders))) ? 0 : 1;
};

const summary = 'Checks format, lint, types and tests of what differs from the last commit.';

await runScript({ name: 'quick', summary, commands: [defineCommand({ name: '', summary, run })] });
