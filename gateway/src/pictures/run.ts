/** `node run.ts`: reads a plan from standard input (one line), writes its progress to standard output, one line each. */
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline/promises';

import { plan } from './plan.ts';
import { takePictures } from './take-pictures.ts';

/** The browser inherits it: pages of members and checks of the gate come first. */
const LOWEST_PRIORITY = 19;

/** How long closing the browsers may take after the end of standard input. */
const CLOSE_MS = 4_000;

const stop = new AbortController();

const run = async (line: string): Promise<void> => {
  try {
    const report = (progress: object): void => void process.stdout.write(`${JSON.stringify(progress)}\n`);
    await takePictures(plan.parse(JSON.parse(line)), report, stop.signal);
  } catch (error) {
    if (stop.signal.aborted) return;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};

try {
  setPriority(LOWEST_PRIORITY);
} catch {
  // A system without priorities takes pictures, too.
}
const lines = createInterface({ input: process.stdin });
lines.once('line', (line) => void run(line).then(() => lines.close()));
// The gateway closes it to interrupt the work, and has closed it when it ends itself.
lines.once('close', () => {
  stop.abort();
  setTimeout(() => process.exit(), CLOSE_MS).unref();
});
