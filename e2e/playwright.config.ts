import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { headlessLaunch } from './support/chromium.ts';
import { resolveLocalNames } from './support/local-names.ts';
import { productDataDir, zoneUrl } from './support/product.ts';
import { zoneHostsSetting } from './support/zone-hosts.ts';

/**
 * The journeys run against `npm start` with their own ports and data. `npm test` creates the data directory and removes
 * it.
 */
const inCi = process.env['CI'] !== undefined;
const port = Number(process.env['PRODUCT_PORT'] ?? 4700);
process.env['PRODUCT_URL'] ??= `http://localhost:${port}`;
// The console of this product, for `npm run mfe`.
process.env['MFE_URL'] ??= `http://localhost:${port + 3}`;
// The product sends its pushes to this port, where a journey listens.
process.env['PUSH_PORT'] ??= String(port + 4);
process.env['PRODUCT_DATA_DIR'] ??= join(tmpdir(), 'pairwise-journeys');
const zones = (process.env['ZONES'] ??= 'origins');

// Each process of the journeys reads this file.
resolveLocalNames();

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  // Two cores run one browser beside the product.
  workers: 1,
  timeout: 120_000,
  // In CI a failed test is retried once (docs/decisions/0018). The summary names it.
  retries: inCi ? 1 : 0,
  forbidOnly: inCi,
  reporter: [['list']],
  use: {
    // Most pages and all calls are of the app. A page of another zone is one redirect away.
    baseURL: zoneUrl('app'),
    // Pages of several zones in one process take a tenth less processor time. Claims keep a process for each site.
    launchOptions: { ...headlessLaunch, args: [...headlessLaunch.args, '--disable-site-isolation-trials'] },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Recording costs processor time in every test, so CI records only the retry of a failed one.
    trace: inCi ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // Without Firefox these journeys do not exist, and `npm test` says so.
    ...(process.env['FIREFOX'] === undefined ? [] : [{ name: 'firefox', testDir: './firefox' }]),
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, grep: /@phone/ },
  ],
  webServer: {
    command: 'npm start',
    cwd: join(import.meta.dirname, '..'),
    url: `${process.env['PRODUCT_URL']}/health`,
    env: {
      ZONES: zones,
      ...(zones === 'origins' && { ZONE_HOSTS: zoneHostsSetting(port) }),
      PORT: String(port),
      CONSOLE_PORT: String(port + 3),
      API_PORT: String(port + 1),
      SANDBOX_PORT: String(port + 2),
      DATA_DIR: productDataDir(),
      // The gate of that product.
      CHROMIUM: headlessLaunch.executablePath,
      PUSH_HOSTS: `http://localhost:${process.env['PUSH_PORT']}`,
    },
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
