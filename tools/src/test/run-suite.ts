/**
 * `node tools/src/test/run-suite.ts <suite>`: runs one suite for Turbo (`check:<suite>` in package.json) and writes its
 * result to the file that `npm test` reads. Exits with 0 only when the suite passed, because Turbo caches every exit with 0.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { runBenches } from './benches.ts';
import { runBrowserClaims, runClaims } from './claims.ts';
import { runJourneys } from './journeys.ts';
import type { StepResult } from './step.ts';
import { suiteResultFile } from './suite-result.ts';
import { runTwoOfEach } from './two-of-each.ts';
import { runVisual } from './visual.ts';

const suites: Record<string, () => Promise<StepResult>> = {
  visual: () => runVisual([]),
  'journeys-1': () => runJourneys(1),
  'journeys-2': () => runJourneys(2),
  'claims-1': () => runClaims(1),
  'claims-2': () => runClaims(2),
  'browser-claims': runBrowserClaims,
  benches: runBenches,
  'two-of-each': () => runTwoOfEach('smoke'),
};

const [name = ''] = process.argv.slice(2);
const suite = suites[name];
if (suite === undefined) {
  console.error(`Unknown suite "${name}". Suites: ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}
const result = await suite();
const file = suiteResultFile(name);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(result));
process.exit(result.state === 'passed' ? 0 : 1);
