/** `node run.ts`: reads a plan from standard input (one line), writes the report to standard output. */
import { createInterface } from 'node:readline/promises';

import { runInBrowser } from './run-in-browser.ts';
import { plan } from './plan.ts';

const response = async (line: string): Promise<number> => {
  try {
    process.stdout.write(`${JSON.stringify(await runInBrowser(plan.parse(JSON.parse(line))))}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
};

const lines = createInterface({ input: process.stdin });
lines.once('line', (line) => {
  void response(line).then((code) => {
    process.exitCode = code;
    return lines.close();
  });
});
// Even if the parent process has ended: the browser ends with this process.
lines.once('close', () => process.exit());
