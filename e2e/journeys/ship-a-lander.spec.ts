import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { PreviewResponse } from '@pairwise/contracts/console';
import { readDemoTokens } from '@pairwise/gateway/access';
import { openRegistry } from '@pairwise/gateway/registry';

import { copyCheckout, packageStoreOf } from '../support/copy-checkout.ts';
import { consoleUrl, productDataDir, productUrl } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Asks the control API for a link, as the command line does. */
const previewLink = async (version: string): Promise<string> => {
  const token = readDemoTokens(productDataDir())['landers'] ?? '';
  const response = await fetch(`${consoleUrl()}/api/names/mf-landers/versions/${version}/preview`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  // The control API's own response.
  return ((await response.json()) as PreviewResponse).url;
};

let checkout: string;
test.beforeEach(() => {
  checkout = copyCheckout(root);
});
test.afterEach(() => rmSync(checkout, { recursive: true, force: true }));

test('LAND-01 PLAT-01 PLAT-06 a new lander and a new version of another are previewed, go live without a restart, and can be rolled back', async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(600_000);
  // The new lander is missing before and after.
  allowConsole(/status of 404/);
  const newLander = `${productUrl()}/landers/terrace`;
  const oldLander = `${productUrl()}/landers/gallery`;
  const heading = page.getByRole('heading', { level: 1 });
  const isAsBefore = async () => {
    expect((await page.goto(newLander))?.status()).toBe(404);
    await page.goto(oldLander);
    await expect(heading).toHaveText('The art of meeting.');
    const siteMap = await page.request.get(`${productUrl()}/sitemap.xml`);
    expect(await siteMap.text()).not.toContain('/landers/terrace');
  };
  await isAsBefore();

  const options = {
    cwd: checkout,
    env: {
      ...process.env,
      ...packageStoreOf(root),
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    },
  };
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], options);
  await run('node', ['tools/src/commands/mfe.ts', 'create', 'lander', 'terrace', '--like', 'gallery'], options);
  const change = (lander: string, from: string, to: string): void => {
    const file = join(checkout, 'mf-landers/src/landers', lander, 'texts/en.ts');
    const before = readFileSync(file, 'utf8');
    expect(before).toContain(from);
    writeFileSync(file, before.replace(from, to));
  };
  change('terrace', 'The art of meeting.', 'A table for two.');
  change('gallery', 'The art of meeting.', 'A night at the gallery.');
  await run('node', ['shared/webpack/build.ts', 'mf-landers'], options);

  const registry = openRegistry({ dataDir: productDataDir() });
  const before = registry.current().pointers;
  const by = { who: 'journey', why: 'a terrace for the summer' };
  // Without the gate, which gate.spec.ts tests.
  const { version } = registry.publish(join(checkout, 'mf-landers/dist'), by);
  registry.recordChecks('mf-landers', version, 'verified', [], by);
  await page.goto(await previewLink(version));
  await page.getByLabel('Page').selectOption('/landers/gallery');
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await expect(heading).toHaveText('A night at the gallery.');
  await page.goto(newLander);
  await expect(heading).toHaveText('A table for two.');
  await page.locator('[data-override-badge]').getByRole('button').click();
  await isAsBefore();

  registry.putLive(join(checkout, 'mf-landers/dist'), by);
  try {
    expect((await page.goto(newLander))?.status()).toBe(200);
    await expect(heading).toHaveText('A table for two.');
    await expect(page).toHaveTitle(/A table for two/);
    await page.goto(oldLander);
    await expect(heading).toHaveText('A night at the gallery.');
    const siteMap = await page.request.get(`${productUrl()}/sitemap.xml`);
    expect(await siteMap.text()).toContain('/landers/terrace');
    // No other deployable has changed.
    expect({ ...registry.current().pointers, 'mf-landers': '' }).toEqual({ ...before, 'mf-landers': '' });
  } finally {
    registry.rollback('mf-landers', by);
  }
  expect(registry.current().pointers).toEqual(before);
  await isAsBefore();
});
