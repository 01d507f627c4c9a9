import { rmSync } from 'node:fs';

import { temporaryDataDir } from '../temporary-data-dir.ts';
import { runPlaywright } from './run-playwright.ts';
import type { StepResult } from './step.ts';
import { obtainChromium, obtainHeadlessShell } from './system-packages.ts';

/** Runs the journeys of `e2e` in Debian's chromium, against a product on its own ports and data. */
export const runJourneys = async (): Promise<StepResult> => {
  const chromium = await obtainChromium();
  if ('missing' in chromium) return { state: 'not run', detail: chromium.missing };
  const shell = await obtainHeadlessShell();
  const dataDir = temporaryDataDir('journeys');
  const result = await runPlaywright([], {
    CHROMIUM: chromium.path,
    PRODUCT_DATA_DIR: dataDir,
    ...('path' in shell && { HEADLESS_SHELL: shell.path }),
  });
  rmSync(dataDir, { recursive: true, force: true });
  return result;
};
