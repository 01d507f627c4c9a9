import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openRegistry } from '@pairwise/gateway/registry';
import { changeDist } from '@pairwise/gateway/testing';

import { type OwnProduct, prepareOwnProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');

/** Makes another version of a build live, as an earlier start of an earlier checkout has done. */
const makeEarlierLive = ({ dataDir }: OwnProduct, name: string): string => {
  const dist = changeDist(join(root, name, 'dist'), { hash: '0000ea51' });
  const { version } = openRegistry({ dataDir }).putLive(dist, { who: 'operator', why: 'an earlier start' });
  rmSync(dist, { recursive: true, force: true });
  return version;
};

/** Makes the next start find that the checkout builds something else than at the last one. */
const pretendOtherSources = ({ dataDir }: OwnProduct): void =>
  writeFileSync(join(dataDir, 'registry/last-built.json'), '{}\n');

const billingToken = ({ dataDir }: OwnProduct): string => {
  const file = join(dataDir, 'secrets/demo-tokens.json');
  // The start of the demo writes one token per team.
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)['billing'] ?? '';
};

let product: OwnProduct;
test.beforeEach(() => {
  product = prepareOwnProduct();
});
test.afterEach(() => product.remove());

test('PLAT-04 a restart keeps a rollback and its reason, and a canary of 10 percent', async ({ page }) => {
  // Two starts of the whole product, the first with a new database.
  test.setTimeout(900_000);
  const earlier = {
    'mf-billing': makeEarlierLive(product, 'mf-billing'),
    'mf-chat': makeEarlierLive(product, 'mf-chat'),
  };
  const first = await product.start();
  expect(first).not.toContain('is a candidate');
  const current = () => openRegistry({ dataDir: product.dataDir }).current();
  const { 'mf-billing': billing = '', 'mf-chat': chat = '' } = current().pointers;
  // While no one has acted on a name with a token, a start makes the checkout's build live.
  expect([billing, chat]).not.toEqual(Object.values(earlier));

  await product.mfe('rollback', 'mf-billing', '--why', 'wrong price');
  await product.mfe('rollback', 'mf-chat', '--why', 'start small');
  const started = await product.mfe('canary', 'mf-chat', '10', '--version', chat, '--why', 'try it');
  // A version that was rolled back keeps its reason.
  expect(started).toMatch(/was rolled back at .* by chat\/demo \("start small"\)/);
  const { pointers, rollouts } = current();
  expect(pointers).toMatchObject(earlier);
  expect(rollouts).toMatchObject({ 'mf-chat': { version: chat, steps: [{ audience: {}, percent: 10 }] } });

  await product.stop();
  pretendOtherSources(product);
  const second = await product.start();
  expect(current()).toMatchObject({ pointers, rollouts });
  const lines = second.split('\n').filter((line) => line.includes("This checkout's"));
  expect(lines).toHaveLength(2);
  const [billingLine, chatLine] = lines;
  expect(billingLine).toMatch(/^mf-billing: \S+ is live after the rollback by billing\/demo at .* \("wrong price"\)\./);
  expect(billingLine).toMatch(/rolled back at .* by billing\/demo \("wrong price"\), is a candidate\./);
  const command = `npm run mfe -- promote mf-billing ${billing}`;
  expect(billingLine).toContain(`To promote it: ${command} --why "…"`);
  expect(chatLine).toContain(`${chat} for 10 % of all visitors after the canary by chat/demo`);

  await page.goto(`${product.url}/pricing`);
  const screen = page.locator('[data-remote="mf-billing"]');
  await expect(screen).toHaveAttribute('data-version', earlier['mf-billing']);

  // The second person is still asked.
  const promoted = await product.mfe(...command.split(' ').slice(4), '--why', 'fixed');
  expect(promoted).toMatch(/was rolled back at .* by billing\/demo \("wrong price"\)/);
  expect(promoted).toContain('Waiting for a second person');
  expect(current().pointers).toEqual(pointers);
  expect(await product.mfe('requests')).toContain('by billing/demo ("wrong price")');
  expect(await product.mfe('list', 'mf-billing')).toContain('by billing/demo ("wrong price")');

  // The console shows the reason at the request, in the history and in the dialog.
  await page.goto(`${product.consoleUrl}/deployables/mf-billing`);
  await page.getByLabel('Deploy token', { exact: true }).fill(billingToken(product));
  await page.getByRole('button', { name: 'Sign in' }).click();
  const request = page.getByRole('article').filter({ hasText: billing });
  await expect(request).toContainText(/Rolled back .* by billing\/demo: wrong price/);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: billing }) });
  await expect(row).toContainText(/Rolled back .* by billing\/demo: wrong price/);
  await row.getByRole('button', { name: `Actions for ${billing}` }).click();
  await page.getByRole('menuitem', { name: 'Put live' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Rolled back .* by billing\/demo: wrong price/);
  // The console polls every five seconds, and the product is about to stop.
  await page.goto('about:blank');
});
