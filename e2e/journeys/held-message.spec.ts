import { sql } from 'kysely';

import { inDatabase } from '../support/product-database.ts';
import { expectScreenInOrder } from '../support/screen-in-order.ts';
import { expect, test } from '../support/test.ts';

test('AUTH-16 the first message of an unconfirmed member is held, in every browser, until the address is confirmed', async ({
  page,
  createMember,
  logInMember,
  openPageFor,
}) => {
  // Without credits: they come with the confirmation.
  const uma = await createMember({ name: 'Uma', status: 'not_confirmed', photos: ['active'] });
  const piet = await createMember({ name: 'Piet', gender: 'male', photos: ['active'] });
  await logInMember(uma);
  await page.goto(`/members/${piet.publicId}/chat`);
  await page.getByRole('textbox', { name: 'Write to Piet' }).fill('Hello there');
  await page.getByRole('button', { name: 'Send for free' }).click();
  const other = await openPageFor(uma);
  await expect(page.getByText('Your message waits: Piet gets it')).toBeVisible();
  await other.goto(`/members/${piet.publicId}/chat`);
  await page.reload();
  for (const browser of [page, other]) {
    await expect(browser.getByText('Your message waits: Piet gets it')).toBeVisible();
    await expect(browser.getByRole('log')).toContainText('Hello there');
    await expect(browser.getByRole('textbox', { name: 'Write to Piet' })).toHaveCount(0);
  }
  await expectScreenInOrder(page);
  const { rows } = await inDatabase((db) => sql`select 1 from messages where sender_id = ${uma.id}`.execute(db));
  expect(rows).toEqual([]);
});
