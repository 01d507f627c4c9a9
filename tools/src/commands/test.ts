/**
 * `npm test`: runs all checks and tests.
 * `npm test -- lint types`: runs only the steps whose names contain one of the words.
 */
import { runCommand } from '../run-command.ts';
import { checks } from '../test/checks.ts';
import { chooseSteps, formatTestHelp } from '../test/choose-steps.ts';
import { runSteps } from '../test/step.ts';
import { suites } from '../test/suites.ts';

const steps = [...checks, ...suites];
const words = process.argv.slice(2);

await runCommand(async () => {
  if (words.some((word) => ['help', '--help', '-h'].includes(word))) {
    console.log(formatTestHelp(steps));
    return 0;
  }
  return (await runSteps(chooseSteps(steps, words))) ? 0 : 1;
});
