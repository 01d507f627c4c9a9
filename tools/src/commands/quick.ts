/** `npm run quick`: format, lint, types and tests of what differs from the last commit. */
import { changedFiles } from '../changed-files.ts';
import { jestOn } from '../test/jest-on.ts';
import { tool, typesOf } from '../test/checks.ts';
import { packageFolders } from '../workspace.ts';
import { runSteps, type Step } from '../test/step.ts';

const files = await changedFiles();
if (files.length === 0) {
  console.log('Nothing differs from the last commit.');
  process.exit(0);
}
const sources = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
const folders = packageFolders().filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));

const steps: Step[] = [
  tool('format', 'prettier', ['--check', '--ignore-unknown', '--log-level', 'warn', ...files]),
  typesOf(folders),
];
if (sources.length > 0) {
  steps.push(tool('lint', 'oxlint', ['--type-aware', '--deny-warnings', ...sources]), {
    name: 'tests of the changed sources',
    run: () => jestOn('embedded', ['--findRelatedTests', '--passWithNoTests', ...sources]),
  });
}
process.exit((await runSteps(steps)) ? 0 : 1);
