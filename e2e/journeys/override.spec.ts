import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readDemoTokens } from '@pairwise/gateway/access';
import type { Page } from '@playwright/test';

import { skipEntryWarning } from '../support/skip-entry-warning.ts';
import { logInAs } from '../support/log-in.ts';
import { expectScreenInOrder } from '../support/screen-in-order.ts';
import { productDataDir, productUrl, zoneUrl } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const devPort = Number(new URL(productUrl()).port) + 4;
const local = `http://localhost:${devPort}`;

/** The journey changes a copy of the remote beside the original, so that the checkout's sources stay as they are. */
const copy = '.mf-chat-changed';
const messages = join(root, copy, 'messages/chats-overview/en.ts');

const retitle = (title: string): void => {
  const before = readFileSync(messages, 'utf8');
  const after = before.replace(/(\btitle: )'[^']+'/, `$1'${title}'`);
  expect(after).toContain(title);
  writeFileSync(messages, after);
};

/** Starts `npm run dev -- mf-chat --into …` and waits until the remote is served. */
const startInto = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['tools/run.mjs', 'dev', copy, '--into', zoneUrl('app')], {
    cwd: root,
    env: { ...process.env, DEV_PORT: String(devPort) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (data: Buffer): void => {
      output += data.toString();
      if (output.includes('Ctrl-C stops')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${output}`)));
  });
  expect(output).toContain(`${zoneUrl('app')}/__mfe/staff`);
  expect(output).toContain(`runs from its sources at ${local}`);
  return child;
};

const stop = async (child: ChildProcess | undefined): Promise<void> => {
  if (child === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
};

const signInAsStaff = async (page: Page): Promise<void> => {
  await page.goto('/__mfe/staff');
  await page.getByLabel('Deploy token').fill(readDemoTokens(productDataDir())['chat'] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in: demo, team chat')).toBeVisible();
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const badge = (page: Page) => page.locator('[data-override-badge]');

let server: ChildProcess | undefined;
test.beforeEach(() => {
  cpSync(join(root, 'mf-chat'), join(root, copy), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('/dist') && !path.endsWith('/.turbo'),
  });
});
test.afterEach(async () => {
  await stop(server);
  rmSync(join(root, copy), { recursive: true, force: true });
});

test('PLAT-06 only the developer sees the remote from their machine inside the platform, and a click ends it', async ({
  page,
  browser,
  logIn,
  allowConsole,
}) => {
  test.setTimeout(180_000);
  // Errors of the stopped server: its socket, its files, and the shell's report that mf-chat failed to load.
  allowConsole(new RegExp(`localhost:${devPort}|\\bmf[-_]chat\\b`));
  retitle('From my machine');
  server = await startInto();

  await logIn('freeMember');
  await signInAsStaff(page);
  const chat = page.getByRole('region', { name: 'mf-chat' });
  await chat.getByLabel('Address on your machine').fill(local);
  await chat.getByRole('button', { name: 'Show from this address' }).click();
  await expect(chat.getByText(`You see: ${local}`)).toBeVisible();

  await page.goto('/chats?from=journey');
  await expect(heading(page)).toHaveText('From my machine');
  await expect(badge(page)).toContainText(`mf-chat ${local}`);
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin));
  expect(await scripts()).toContain(local);

  // Another visitor at the same time, with every setting that override tools usually read.
  const context = await browser.newContext({ baseURL: zoneUrl('app') });
  await skipEntryWarning(context);
  const stranger = await context.newPage();
  const foreign: string[] = [];
  stranger.on('request', (request) => {
    if (new URL(request.url()).origin !== zoneUrl('app')) foreign.push(request.url());
  });
  await logInAs(stranger, 'premiumMember');
  await stranger.evaluate((address) => {
    const entry = `${address}/remotes/mf-chat/dev/remoteEntry.js`;
    localStorage.setItem('import-map-override:mf-chat', entry);
    localStorage.setItem('import-map-overrides-external-maps', JSON.stringify([`${address}/map.json`]));
    localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides: { 'mf-chat': entry, mf_chat: entry } }));
    localStorage.setItem('mfe.override', JSON.stringify({ 'mf-chat': address }));
    document.cookie = `mfe.override=${JSON.stringify({ 'mf-chat': address })}; path=/`;
  }, local);
  await stranger.goto(`/chats?mfe.override=mf-chat@${local}&imo=mf-chat:${local}`);
  await expect(heading(stranger)).toHaveText('Messages');
  await expect(badge(stranger)).toBeHidden();
  expect(foreign).toEqual([]);
  await context.close();

  // An edit reloads the page.
  retitle('Edited just now');
  await expect(heading(page)).toHaveText('Edited just now', { timeout: 30_000 });

  // When the developer's server is off, only its own remote fails, and the override can still be ended.
  await stop(server);
  await page.goto('/chats');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
  await badge(page).getByRole('button', { name: 'Reset' }).click();
  await expect(heading(page)).toHaveText('Messages');
  await expect(page).toHaveURL(/\/chats$/);
  await expect(badge(page)).toBeHidden();
});

test('PLAT-06 the staff page: by axe, without a script, not wider than the window, in three languages @phone', async ({
  page,
  context,
}) => {
  await signInAsStaff(page);
  for (const [language, title] of [
    ['de', 'Was du in diesem Browser siehst'],
    ['nl', 'Wat je in deze browser ziet'],
    ['en', 'What you see in this browser'],
  ] as const) {
    await context.addCookies([{ name: 'lang', value: language, url: zoneUrl('app') }]);
    await page.reload();
    await expect(heading(page)).toHaveText(title);
    await expectScreenInOrder(page);
    expect(await page.locator('script').count()).toBe(0);
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in as staff' })).toBeVisible();
});
