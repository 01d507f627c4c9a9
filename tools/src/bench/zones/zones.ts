import { rmSync } from 'node:fs';

import { chromiumLaunch } from '@pairwise/e2e/support';
import { type Browser, chromium } from '@playwright/test';

import { startOwnProduct } from '../../claims/support/start-own-product.ts';
import { CommandError } from '../../settings.ts';
import { temporaryDataDir } from '../../temporary-data-dir.ts';
import { obtainChromium } from '../../test/system-packages.ts';
import { median } from '../alternate.ts';
import type { Bench } from '../bench.ts';
import { goToApp, type WayToApp } from './way-to-app.ts';

const PORT = 4650;

interface Measured {
  zones: 'single' | 'origins';
  dataDir: string;
  runs: number;
  log: (line: string) => void;
}

/** Starts the product with its zones on one origin or on three, and goes from the site to the app. */
const measure = async (browser: Browser, { zones, dataDir, runs, log }: Measured): Promise<WayToApp> => {
  const product = await startOwnProduct({ purpose: 'bench-zones', port: PORT, dataDir, env: { ZONES: zones }, log });
  try {
    // The first visit fills the caches of the server.
    await goToApp(browser, product.url);
    const ways: WayToApp[] = [];
    for (let run = 0; run < runs; run += 1) ways.push(await goToApp(browser, product.url));
    return { cold: median(ways.map(({ cold }) => cold)), warm: median(ways.map(({ warm }) => warm)) };
  } finally {
    await product.stop();
  }
};

/** What it costs that the app has another origin than the site (decision 0030). */
export const zones: Bench = {
  name: 'zones',
  title: 'from a lander to the signup in the app: an origin for each zone / one for all',
  run: async ({ runs, log }) => {
    const found = await obtainChromium();
    if ('missing' in found) throw new CommandError(`chromium is ${found.missing}`);
    const dataDir = temporaryDataDir('bench-zones');
    const browser = await chromium.launch({ ...chromiumLaunch, executablePath: found.path });
    try {
      const one = await measure(browser, { zones: 'single', dataDir, runs, log });
      const three = await measure(browser, { zones: 'origins', dataDir, runs, log });
      return {
        'cold: click to painted form, an origin for each zone / one for all': (three.cold / one.cold).toFixed(2),
        'cold: median ms of each': `${Math.round(three.cold)} / ${Math.round(one.cold)}`,
        'warm: click to painted form, an origin for each zone / one for all': (three.warm / one.warm).toFixed(2),
        'warm: median ms of each': `${Math.round(three.warm)} / ${Math.round(one.warm)}`,
        'visitors of each': runs,
      };
    } finally {
      await browser.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
