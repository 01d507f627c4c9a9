import { checks } from '../test/checks.ts';
import { runSteps } from '../test/step.ts';
import { suites } from '../test/suites.ts';

/** `npm test` runs all; `npm test -- lint types` only the steps whose name contains one of the words. */
const steps = [...checks, ...suites];
const words = process.argv.slice(2);
const chosen = words.length === 0 ? steps : steps.filter(({ name }) => words.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`No step is called so. Steps: ${steps.map(({ name }) => name).join('; ')}.`);
  process.exit(2);
}
process.exit((await runSteps(chosen)) ? 0 : 1);
