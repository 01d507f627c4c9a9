import { expect, test } from '../support/test.ts';

test('the outbox of demo mode is a page for people and a list for programs', async ({ page }) => {
  await page.goto('/__dev/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const list: unknown = await (await page.request.get('/__dev/outbox?to=nobody@demo.test')).json();
  expect(list).toEqual([]);
});
