import { defineConfig } from '@playwright/test';

import { chromiumLaunch } from './support/chromium.ts';

/** Tests the page of examples of `shared/ui` in a real browser: pictures, colours, fonts, accessibility. */
const port = Number(process.env['VISUAL_PORT'] ?? 4710);

export default defineConfig({
  testDir: './visual',
  testMatch: '*.spec.ts',
  globalTeardown: './visual/shrink-pictures.ts',
  outputDir: '../test-results/visual',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  // Only `npm run visual -- update` takes reference pictures; a test never takes its own.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...chromiumLaunch,
      args: [
        ...chromiumLaunch.args,
        // Glyphs are equal on every machine: no hinting by the system's settings, no sub-pixel colours.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
    deviceScaleFactor: 1,
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `node ../shared/ui/examples/serve.ts --once --port ${port}`,
    url: `http://localhost:${port}/examples.js`,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
