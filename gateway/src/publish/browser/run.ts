/** `node run.ts`: reads a plan from standard input (one line), writes progress and the report to standard output, as lines. */
import { createInterface } from 'node:readline/promises';

import type * as z from 'zod/mini';

import { runInBrowser } from './run-in-browser.ts';
import { type outputLine, plan } from './plan.ts';

const write = (output: z.output<typeof outputLine>): void => void process.stdout.write(`${JSON.stringify(output)}\n`);

const response = async (line: string): Promise<number> => {
  try {
    const report = await runInBrowser(plan.parse(JSON.parse(line)), (progress) => write({ progress }));
    write({ report });
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
