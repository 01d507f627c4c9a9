import type { Page } from '@playwright/test';

import { memberPassword } from '../support/test-members.ts';
import { expect, test } from '../support/test.ts';

/** Opens the login, and lets the shell's code wait. Returns a function that lets it arrive. */
const openWithoutCode = async (page: Page): Promise<() => void> => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/remotes\/shell\/[^/]+\/main\.js/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  return arrive;
};

test('AUTH-08 a login that is sent before its code has arrived is sent when it has, and its password is in no address @phone', async ({
  page,
  createMember,
}) => {
  const { email } = await createMember({ name: 'Anna', photos: ['active'] });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const arrive = await openWithoutCode(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(memberPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(memberPassword);
  expect(new URL(page.url()).search).toBe('');

  arrive();
  await page.waitForURL('**/members');
  expect(addresses.filter((address) => address.includes(memberPassword))).toEqual([]);
});

test('AUTH-09 a link that is pressed before its code has arrived takes the typed address along', async ({ page }) => {
  const arrive = await openWithoutCode(page);
  await page.getByLabel('Email').fill('anna@example.test');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  arrive();
  await page.waitForURL('**/reset-password');
  await expect(page.getByLabel('Email')).toHaveValue('anna@example.test');
});

test('AUTH-08 ERR-03 a login whose code fails to load once is sent when it has been loaded again', async ({
  page,
  createMember,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource: net::ERR_FAILED/);
  const { email } = await createMember({ name: 'Anna', photos: ['active'] });
  let requests = 0;
  await page.route(/\/remotes\/shell\/[^/]+\/main\.js/, async (route) => {
    requests += 1;
    if (requests === 1) await route.abort();
    else await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(memberPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/members');
  expect(requests).toBe(2);
});

test('AUTH-08 ERR-03 a login whose code cannot be loaded says so, and a press loads the page again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource: net::ERR_FAILED/);
  let isBroken = true;
  await page.route(/\/remotes\/shell\/[^/]+\/main\.js/, async (route) => {
    if (isBroken) await route.abort();
    else await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('This page has not loaded completely. Check your connection, then try again.');
  await expect(notice.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  isBroken = false;
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Log in' }).click();
  await loaded;
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The control: the page with its code refuses a form without a password by itself, and stays.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
