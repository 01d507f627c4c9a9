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
