import { UsageError } from '@pairwise/command-line';

import type { Step } from './step.ts';

/**
 * Returns the steps whose names contain one of the words; without a word, all steps.
 * @throws {UsageError} when a word is in no step's name
 */
export const chooseSteps = (steps: readonly Step[], words: readonly string[]): Step[] => {
  const unknown = words.find((word) => !steps.some(({ name }) => name.includes(word)));
  if (unknown !== undefined) {
    throw new UsageError(`No step has "${unknown}" in its name. Run \`npm test -- help\` to see the names.`);
  }
  return words.length === 0 ? [...steps] : steps.filter(({ name }) => words.some((word) => name.includes(word)));
};

/** Returns the help of `npm test`: its usage and its steps. */
export const formatTestHelp = (steps: readonly Step[]): string =>
  [
    'Usage: npm test -- [WORD …]',
    '',
    'Runs all checks and tests. With words it runs only the steps whose names contain one of them.',
    '',
    'Steps:',
    ...steps.map(({ name }) => `  ${name}`),
  ].join('\n');
