import { rmSync } from 'node:fs';

import { copyDemoData } from '../start/demo-data.ts';
import { temporaryDataDir } from '../temporary-data-dir.ts';
import { runPlaywright } from './run-playwright.ts';
import type { StepResult } from './step.ts';
import { obtainChromium, obtainFirefox, obtainHeadlessShell } from './system-packages.ts';

/** The first of five ports of the product of each half (e2e/playwright.config.ts). */
const PORTS = { 1: 4700, 2: 4720 } as const;

/**
 * Runs a half of the journeys of `e2e` in Debian's chromium, and the main ones in its Firefox, against a product with
 * ports and data of its own: a journey mostly waits, and journeys of one product would disturb each other.
 */
export const runJourneys = async (half: keyof typeof PORTS): Promise<StepResult> => {
  const chromium = await obtainChromium();
  if ('missing' in chromium) return { state: 'not run', detail: chromium.missing };
  const shell = await obtainHeadlessShell();
  const firefox = await obtainFirefox();
  const dataDir = temporaryDataDir(`journeys-${half}`);
  await copyDemoData(dataDir);
  const result = await runPlaywright([`--shard=${half}/2`, `--output=../test-results/${half}`], {
    CHROMIUM: chromium.path,
    PRODUCT_PORT: `${PORTS[half]}`,
    PRODUCT_DATA_DIR: dataDir,
    ...('path' in shell && { HEADLESS_SHELL: shell.path }),
    ...('path' in firefox && { FIREFOX: firefox.path }),
  });
  rmSync(dataDir, { recursive: true, force: true });
  if (result.state !== 'passed' || 'path' in firefox) return result;
  return { ...result, detail: `${result.detail ?? ''}; not in Firefox: ${firefox.missing}` };
};
