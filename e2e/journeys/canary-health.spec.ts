import { rmSync } from 'node:fs';

import { openRegistry } from '@pairwise/gateway/registry';
import type { Browser, Page } from '@playwright/test';

import { copyBuild } from '../support/copy-build.ts';
import { skipEntryWarning } from '../support/skip-entry-warning.ts';
import { productDataDir, zoneUrl } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const by = { who: 'operator', why: 'a journey' };
const haltOn = { minSessions: 5, errorRateDelta: 0.01 };
const screen = (page: Page) => page.locator('[data-remote="mf-billing"]');
const registryNow = () => openRegistry({ dataDir: productDataDir() });

const startCanary = (version: string, before: string): void => {
  const registry = registryNow();
  const folder = copyBuild('mf-billing', version, { before });
  registry.publish(folder, by);
  rmSync(folder, { recursive: true });
  registry.recordChecks('mf-billing', version, 'verified', [], by);
  registry.startCanary('mf-billing', version, { steps: [{ audience: { staff: false }, percent: 100 }], haltOn }, by);
};

/** Visits the price list as a new visitor, leaves, and returns the version of mf-billing that was rendered last. */
const visit = async (browser: Browser): Promise<string> => {
  const context = await browser.newContext({ baseURL: zoneUrl('app') });
  await skipEntryWarning(context);
  const page = await context.newPage();
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const version = (await screen(page).getAttribute('data-version')) ?? '';
  // The page sends its report when it is left; closing the window immediately would cut the request.
  await page.goto('about:blank');
  await context.close();
  return version;
};

const canaryOf = () => registryNow().current().rollouts['mf-billing']?.version;

test.afterEach(() => {
  if (canaryOf() !== undefined) registryNow().halt('mf-billing', by);
});

test('PLAT-07 the gateway rolls back a canary that throws; no visitor sees a fallback', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const stable = registryNow().current().pointers['mf-billing'] ?? '';
  for (let visitor = 0; visitor < 6; visitor += 1) expect(await visit(browser)).toBe(stable);

  const bad = `1.0.0-bad${Date.now().toString(16).slice(-5)}`;
  startCanary(bad, 'throw new Error("broken on purpose");');
  let visitors = 0;
  while (canaryOf() === bad && visitors < 60) {
    visitors += 1;
    // The shell loads the last good version instead, so the visitor sees the screen.
    expect(await visit(browser)).toBe(stable);
  }
  expect(visitors).toBeGreaterThanOrEqual(haltOn.minSessions);
  await expect.poll(canaryOf, { timeout: 30_000 }).toBeUndefined();

  const last = registryNow().audit().at(-1);
  expect(last).toMatchObject({ who: 'gateway', what: { kind: 'halt', name: 'mf-billing', version: bad } });
  expect(last?.why).toMatch(/^(\d+) of \1 documents with an error, stable 0 of \d+/);

  // Stable loads its own files and requests none of the canary's; a failed request would be in the console.
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(screen(page)).toHaveAttribute('data-version', stable);
});

test('PLAT-07 a canary as good as stable stays, and its visitors’ pages report their health', async ({
  page,
  browser,
}) => {
  const good = `1.0.0-900d${Date.now().toString(16).slice(-4)}`;
  startCanary(good, '');
  for (let visitor = 0; visitor < 12; visitor += 1) expect(await visit(browser)).toBe(good);

  // One visitor stays: after 10 s the page has reported that it is healthy.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => window.sessionStorage.setItem('reported', text));
      return send(address, body);
    };
  });
  const reported = page.waitForResponse((response) => response.url().endsWith('/__mfe/report'));
  await page.goto('/pricing');
  expect((await reported).status()).toBe(204);
  const text = (await page.evaluate(() => window.sessionStorage.getItem('reported'))) ?? '';
  expect(JSON.parse(text)).toMatchObject({
    deployables: ['shell', 'mf-billing'].map((name) => ({ name, readyMs: expect.any(Number), errors: [] })),
    vitals: { lcp: expect.any(Number), ttfb: expect.any(Number) },
  });

  expect(canaryOf()).toBe(good);
});
