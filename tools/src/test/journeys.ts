import { rmSync } from 'node:fs';

import { copyDemoData } from '../start/demo-data.ts';
import { temporaryDataDir } from '../temporary-data-dir.ts';
import { runPlaywright } from './run-playwright.ts';
import type { StepResult } from './step.ts';
import { obtainChromium, obtainFirefox, obtainHeadlessShell } from './system-packages.ts';

/** Runs the journeys of `e2e` in Debian's chromium, and the main ones in its Firefox, against a product on its own ports and data. */
export const runJourneys = async (): Promise<StepResult> => {
  const chromium = await obtainChromium();
  if ('missing' in chromium) return { state: 'not run', detail: chromium.missing };
  const shell = await obtainHeadlessShell();
  const firefox = await obtainFirefox();
  const dataDir = temporaryDataDir('journeys');
  await copyDemoData(dataDir);
  const result = await runPlaywright([], {
    CHROMIUM: chromium.path,
    PRODUCT_DATA_DIR: dataDir,
    ...('path' in shell && { HEADLESS_SHELL: shell.path }),
    ...('path' in firefox && { FIREFOX: firefox.path }),
  });
  rmSync(dataDir, { recursive: true, force: true });
  if (result.state !== 'passed' || 'path' in firefox) return result;
  return { ...result, detail: `${result.detail ?? ''}; not in Firefox: ${firefox.missing}` };
};
