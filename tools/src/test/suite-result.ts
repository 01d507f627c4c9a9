import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { root } from '../workspace.ts';
import type { StepResult } from './step.ts';

const summary = { detail: z.string().exactOptional(), failures: z.array(z.string()).exactOptional() };

const shape = z.discriminatedUnion('state', [
  z.object({ state: z.literal('passed'), ...summary }),
  z.object({ state: z.literal('failed'), output: z.string(), ...summary }),
  z.object({ state: z.literal('not run'), detail: z.string() }),
]);

/** Returns the file to which `run-suite.ts` writes the result of a suite. Turbo restores it when it skips the suite. */
export const suiteResultFile = (suite: string): string => join(root, '.cache/steps', `${suite}.json`);

export const deleteSuiteResult = (suite: string): void => rmSync(suiteResultFile(suite), { force: true });

/** Reads the result of a suite; undefined when the suite ended before it wrote one. */
export const readSuiteResult = (suite: string): StepResult | undefined => {
  const file = suiteResultFile(suite);
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
};
