import { rmSync } from 'node:fs';

import { copyDemoData } from '../start/demo-data.ts';
import { temporaryDataDir } from '../temporary-data-dir.ts';
import { runPlaywright } from './run-playwright.ts';
import type { StepResult } from './step.ts';
import { obtainChromium, obtainHaproxy, obtainHeadlessShell } from './system-packages.ts';

/**
 * Runs journeys against two apis and two gateways behind HAProxy, on their own ports and data, and the checks of
 * `e2e/two-of-each`: what one process does holds at the other, and `kill -9` of any of them or of PostgreSQL loses nothing.
 * @param size `smoke` runs two journeys, `full` all of them
 */
export const runTwoOfEach = async (size: 'smoke' | 'full'): Promise<StepResult> => {
  const chromium = await obtainChromium();
  if ('missing' in chromium) return { state: 'not run', detail: chromium.missing };
  const haproxy = await obtainHaproxy();
  if ('missing' in haproxy) return { state: 'not run', detail: haproxy.missing };
  const shell = await obtainHeadlessShell();
  const dataDir = temporaryDataDir('two-of-each');
  try {
    await copyDemoData(dataDir);
    return await runPlaywright(['--config', 'two-of-each.config.ts'], {
      CHROMIUM: chromium.path,
      PRODUCT_PORT: '4850',
      PRODUCT_DATA_DIR: dataDir,
      TWO_OF_EACH: size,
      // Not yet run on separate origins behind HAProxy: docs/decisions/0030-zones-are-origins.md.
      ZONES: 'single',
      ...('path' in shell && { HEADLESS_SHELL: shell.path }),
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
