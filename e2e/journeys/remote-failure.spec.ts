import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { logInAs } from '../support/log-in.ts';
import { productUrl } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

let proxy: FaultProxy;
test.beforeEach(async () => {
  proxy = await startFaultProxy(productUrl());
});
test.afterEach(() => proxy.close());

const chatFiles = /^\/remotes\/mf-chat\//;

for (const [name, fault] of [
  ['answer 500', { kind: 'status', status: 500 }],
  ['hang', { kind: 'hang' }],
] as const) {
  test(`PLAT-03 mf-chat's files ${name}: a fallback in place, everything else works, retry helps`, async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(120_000);
    // The failed files, the shell's report of them, and the runtime's remark that an entry is registered anew.
    allowConsole(/\bmf[-_]chat\b/);
    await logInAs(page, 'freeMember', proxy.url);

    proxy.set(chatFiles, fault);
    const nav = page.getByRole('navigation').first();
    await nav.getByRole('link', { name: /Messages/ }).click();
    const fallback = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
    await expect(fallback).toBeVisible({ timeout: 11_000 });
    expect(proxy.hits.length).toBeGreaterThan(0);

    // The other remotes and the navigation go on.
    await nav.getByRole('link', { name: /Discover/ }).click();
    await expect(page.getByRole('link', { name: /, \d\d/ }).first()).toBeVisible();
    await page.goto(`${proxy.url}/premium`);
    await expect(page.getByText('€59.99')).toBeVisible();

    // A visit straight to the broken remote: the frame stands, the fallback too, and the retry really retries.
    await page.goto(`${proxy.url}/chats`, { waitUntil: 'commit' });
    await expect(fallback).toBeVisible({ timeout: 15_000 });
    await expect(nav.getByRole('link', { name: /Discover/ })).toBeVisible();
    proxy.set();
    await fallback.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(fallback).toBeHidden();
  });
}

test('offline a part says so, and comes by itself when the network is back', async ({ page, logIn, allowConsole }) => {
  allowConsole(/\bmf[-_]chat\b|ERR_INTERNET_DISCONNECTED/);
  await logIn('freeMember');
  await expect(page.getByRole('link', { name: /, \d\d/ }).first()).toBeVisible();
  await page.context().setOffline(true);
  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: /Messages/ })
    .click();
  await expect(page.getByText(/It comes by itself/)).toBeVisible({ timeout: 12_000 });
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible({ timeout: 15_000 });
});

test('PLAT-06 nothing that a stranger leaves in address, storage or cookie says where code comes from', async ({
  page,
  logIn,
}) => {
  await logIn('freeMember');
  const evil = 'http://localhost:9/remoteEntry.js';
  await page.evaluate((address) => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('__MF_DEVTOOLS__', JSON.stringify({ 'mf-chat': address, overrides: { mf_chat: address } }));
      storage.setItem('import-map-override:mf-chat', address);
    }
    document.cookie = `mfe-override=mf-chat@${address}; path=/`;
    document.cookie = `mfe.override=mf-chat@${address}; path=/`;
  }, evil);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/chats?mf-chat=${evil}&mfe-override=mf-chat@${evil}&override=mf-chat@${evil}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith('data:') && new URL(url).origin !== origin)).toEqual([]);
  expect(asked.some((url) => url.includes('/remotes/mf-chat/'))).toBe(true);
  await expect(page.locator('[data-override-badge]')).toHaveCount(0);
});
