import { UsageError } from '@pairwise/command-line';

import { chooseSteps, formatTestHelp } from './choose-steps.ts';
import type { Step } from './step.ts';

const step = (name: string): Step => ({ name, lane: 'code', run: () => Promise.resolve({ state: 'passed' }) });
const steps = ['lint', 'types', 'api tests'].map(step);
const namesOf = (words: string[]) => chooseSteps(steps, words).map(({ name }) => name);

test('chooses all steps without a word, else those whose names contain one of the words', () => {
  expect(namesOf([])).toEqual(['lint', 'types', 'api tests']);
  expect(namesOf(['tests', 'lint'])).toEqual(['lint', 'api tests']);
});

test('refuses a word that is in no name, so that a mistyped step is not left out', () => {
  expect(() => namesOf(['lint', 'tpyes'])).toThrow(
    new UsageError('No step has "tpyes" in its name. Run `npm test -- help` to see the names.'),
  );
});

test('lists the steps in the help', () => {
  expect(formatTestHelp(steps)).toMatch(
    /^Usage: npm test -- \[WORD …\]\n[^]*Steps:\n {2}lint\n {2}types\n {2}api tests$/,
  );
});
