import { logInAs } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test('a member signs in, searches, opens a profile, reads a chat, sees the prices @phone', async ({ page }) => {
  await logInAs(page, 'freeMember');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cards = page.getByRole('main').getByRole('link', { name: /, \d\d/ });
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeGreaterThanOrEqual(12);

  const name = ((await cards.first().getAttribute('aria-label')) ?? (await cards.first().textContent()) ?? '').trim();
  await cards.first().click();
  await page.waitForURL(/\/members\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(',')[0] ?? name);

  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Messages/ })
    .filter({ visible: true })
    .click();
  await page.waitForURL('**/chats');
  const chat = page.getByRole('main').getByRole('link').first();
  await expect(chat).toBeVisible();
  await chat.click();
  await page.waitForURL(/\/chats\/\d+$/);
  await expect(page.getByRole('log')).toBeVisible();

  await page.goto('/premium');
  await expect(page.getByText('€59.99')).toBeVisible();
});

test('a visitor sees a lander and the public price list @phone', async ({ page }) => {
  await page.goto('/landers/alonetonight');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('€14.99')).toBeVisible();
});
