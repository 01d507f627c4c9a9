import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { logInAs } from '../support/log-in.ts';
import { productUrl, zoneUrl } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

let proxy: FaultProxy;
/** The app's origin, through the proxy. */
let appUrl: string;
test.beforeEach(async () => {
  proxy = await startFaultProxy(productUrl());
  appUrl = zoneUrl('app', proxy.url);
});
test.afterEach(() => proxy.close());

const chatFiles = /^\/remotes\/mf-chat\//;

for (const [name, fault] of [
  ['return 500', { kind: 'status', status: 500 }],
  ['hang', { kind: 'hang' }],
] as const) {
  test(`PLAT-03 mf-chat's files ${name}: its place shows a fallback, everything else works, retry helps`, async ({
    page,
    allowConsole,
  }) => {
    // The failed files, the shell's report of them, and the runtime's message that an entry is registered again.
    allowConsole(/\bmf[-_]chat\b/);
    await logInAs(page, 'freeMember', appUrl);

    proxy.set(chatFiles, fault);
    const nav = page.getByRole('navigation').first();
    await nav.getByRole('link', { name: /Messages/ }).click();
    const fallback = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
    await expect(fallback).toBeVisible({ timeout: 11_000 });
    expect(proxy.hits.length).toBeGreaterThan(0);

    // The other remotes and the navigation work.
    await nav.getByRole('link', { name: /Discover/ }).click();
    await expect(page.getByRole('link', { name: /, \d\d/ }).first()).toBeVisible();
    await page.goto(`${appUrl}/premium`);
    await expect(page.getByText('€59.99')).toBeVisible();

    // A direct visit to the broken remote shows the navigation and the fallback, and the retry loads it again.
    await page.goto(`${appUrl}/chats`, { waitUntil: 'commit' });
    await expect(fallback).toBeVisible({ timeout: 30_000 });
    await expect(nav.getByRole('link', { name: /Discover/ })).toBeVisible();
    proxy.set();
    await fallback.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(fallback).toBeHidden();
  });
}

test('while offline, a remote shows that it cannot load, and loads by itself when the network is back', async ({
  page,
  logIn,
  allowConsole,
}) => {
  allowConsole(/\bmf[-_]chat\b|ERR_INTERNET_DISCONNECTED/);
  await logIn('freeMember');
  await expect(page.getByRole('link', { name: /, \d\d/ }).first()).toBeVisible();
  // The widgets load after the screen.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: /Messages/ })
    .click();
  await expect(page.getByText(/It will load as soon/)).toBeVisible({ timeout: 12_000 });
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible({ timeout: 30_000 });
});

test('PLAT-06 no value in address, storage or cookie changes where code is loaded from', async ({ page, logIn }) => {
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

test('ERR-03 a screen’s code that fails to load reloads the page once, not again within 60 s, and a draft survives', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/\bmf[-_]auth\b/);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto(`${appUrl}/signup`);
  const email = page.getByLabel('Email');
  await email.fill('draft@example.test');
  // The remote's entry is loaded; only the next screen's file is missing.
  proxy.set(/^\/remotes\/mf-auth\/.*screen-login/, { kind: 'status', status: 404 });
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  expect(documents).toBe(2);
  await expect(page).toHaveURL(/\/login$/);

  const before = proxy.hits.length;
  await again.click();
  await expect.poll(() => proxy.hits.length, { timeout: 30_000 }).toBeGreaterThan(before);
  await expect(again).toBeEnabled({ timeout: 30_000 });
  expect(documents).toBe(2);

  // The missing file is served again and loads without a new document.
  proxy.set();
  await again.click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible({ timeout: 30_000 });
  expect(documents).toBe(2);
  await page.goto(`${appUrl}/signup`);
  await expect(email).toHaveValue('draft@example.test');
});

test('LOOK-02 the progress bar appears 200 ms after a click whose page takes longer, and not for one that renders immediately', async ({
  page,
}) => {
  const slow = 1_200;
  // Its entry is loaded already, for the widget that follows events.
  proxy.set(/^\/remotes\/mf-chat\/.*screen-chats/, { kind: 'slow', milliseconds: slow });
  await logInAs(page, 'freeMember', appUrl);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /, \d\d/ }).first()).toBeVisible();
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeHidden();

  /**
   * Clicks a link of the navigation. Returns after how many milliseconds the bar appeared and the heading changed, and
   * how long the animation of the bar lasts.
   */
  const follow = (path: string): Promise<{ bar: number | null; lasts: string | null; arrived: number }> =>
    page.evaluate(
      (to) =>
        new Promise((resolve) => {
          const started = performance.now();
          const since = (): number => performance.now() - started;
          const title = (): string | undefined => document.querySelector('main h1')?.textContent;
          const left = title();
          let shown: number | null = null;
          let lasts: string | null = null;
          let arrived = 0;
          const watch = new MutationObserver(() => {
            const progress = document.querySelector('[role="progressbar"]');
            if (progress) {
              shown ??= since();
              lasts ??= getComputedStyle(progress).animationDuration;
            }
            if (arrived > 0 || [undefined, left].includes(title())) return;
            arrived = since();
            // A bar that appears late counts as well.
            setTimeout(() => {
              watch.disconnect();
              resolve({ bar: shown, lasts, arrived });
            }, 400);
          });
          watch.observe(document.body, { childList: true, subtree: true, characterData: true });
          document.querySelector<HTMLElement>(`nav a[href="${to}"]`)?.click();
        }),
      path,
    );

  const long = await follow('/chats');
  expect(long.lasts).toBe('5s');
  expect(long.arrived).toBeGreaterThan(slow);
  expect(long.bar).toBeGreaterThanOrEqual(200);
  expect(long.bar).toBeLessThan(long.arrived);
  await expect(bar).toBeHidden();

  // Both screens are loaded now. On a busy machine a render may take longer than 200 ms, and then the bar is correct.
  await expect(async () => {
    await follow('/members');
    const quick = await follow('/chats');
    expect(quick.arrived).toBeLessThan(200);
    expect(quick.bar).toBeNull();
  }).toPass({ timeout: 30_000 });
});
