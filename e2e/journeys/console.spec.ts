import { readDemoTokens } from '@pairwise/gateway/access';
import type { Page } from '@playwright/test';

import { expectScreenInOrder } from '../support/screen-in-order.ts';
import { consoleUrl, productDataDir } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const tokenOf = (team: string): string => readDemoTokens(productDataDir())[team] ?? '';

const signIn = async (page: Page, team: string, path = '/'): Promise<void> => {
  await page.goto(`${consoleUrl()}${path}`);
  await page.getByLabel('Deploy token', { exact: true }).fill(tokenOf(team));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Deploy token', { exact: true })).toBeHidden();
};

const expectLoadedScreenInOrder = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectScreenInOrder(page);
};

test('every screen of the console, light and dark: nothing serious by axe, nothing wider than the window @phone', async ({
  page,
}) => {
  await page.goto(consoleUrl());
  await expectLoadedScreenInOrder(page);
  await signIn(page, 'billing');
  await expectLoadedScreenInOrder(page);
  await page.getByRole('link', { name: 'mf-billing', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'mf-billing' })).toBeFocused();
  await page.getByText('Gate and difference').first().click();
  await expectLoadedScreenInOrder(page);
  await page.goto(`${consoleUrl()}/audit`);
  await expectLoadedScreenInOrder(page);
  await page.goto(`${consoleUrl()}/scripts`);
  await page.getByText('Files and hashes').first().click();
  await expectLoadedScreenInOrder(page);
  await page.goto(`${consoleUrl()}/explain?path=/chats`);
  await expect(page.getByText(/This is a page of mf-chat, in the zone app/)).toBeVisible();
  await expectLoadedScreenInOrder(page);
});

test('PLAT-04 a team sees in the console what is live, who did it and what runs beside a payment', async ({ page }) => {
  await signIn(page, 'billing', '/scripts');
  const pay = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Zone pay' }) });
  // Only the shell runs there, and mf-billing once it has screens in this zone.
  await expect(pay.getByText(/^shell /)).toBeVisible();
  await expect(pay.getByText(/^mf-(?!billing )/)).toHaveCount(0);
  await pay.getByText('Files and hashes').first().click();
  await expect(pay.getByText(/^sha384-/).first()).toBeVisible();

  const nav = page.getByRole('navigation', { name: 'Console' }).filter({ visible: true });
  await nav.getByRole('link', { name: 'Deploys' }).click();
  const mine = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your deployables' }) });
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await expect(mine.getByRole('link', { name: 'mf-billing' })).toBeVisible();

  await page.getByRole('link', { name: 'mf-chat', exact: true }).click();
  await expect(page.getByText(/You can view this deployable but not change it/)).toBeVisible();

  await nav.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText(/^Chain intact: \d+ entr/)).toBeVisible();
  await page.getByLabel('Deployable', { exact: true }).selectOption('mf-billing');
  await expect(page.getByText(/published mf-billing/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Deploy token', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Deploy token', { exact: true })).toBeVisible();
});
