/**
 * `npm test`: runs all checks and tests.
 * `npm test -- lint types`: runs only the steps whose names contain one of the words.
 */
import { rmSync } from 'node:fs';

import { runCommand } from '../run-command.ts';
import { temporaryDataDir } from '../temporary-data-dir.ts';
import { checks } from '../test/checks.ts';
import { chooseSteps, formatTestHelp } from '../test/choose-steps.ts';
import { runSteps } from '../test/step.ts';
import { suites } from '../test/suites.ts';

const steps = [...checks, ...suites];
const words = process.argv.slice(2);
const inCi = process.env['CI'] !== undefined;
/** CI stops a run after 90 minutes, and then the output does not say which step did not end. */
const LIMIT_MINUTES = 88;

await runCommand(async () => {
  if (words.some((word) => ['help', '--help', '-h'].includes(word))) {
    console.log(formatTestHelp(steps));
    return 0;
  }
  // Read by `copyDemoData`.
  const demoData = (process.env['DEMO_DATA_DIR'] = temporaryDataDir('demo'));
  const passed = await runSteps(chooseSteps(steps, words), inCi ? { limitMinutes: LIMIT_MINUTES } : {});
  rmSync(demoData, { recursive: true, force: true });
  // A step that did not end would keep this process alive.
  if (inCi) process.exit(passed ? 0 : 1);
  return passed ? 0 : 1;
});
