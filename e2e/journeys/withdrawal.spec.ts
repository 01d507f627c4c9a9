import type { Page } from '@playwright/test';
import { sql } from 'kysely';

import { inDatabase } from '../support/product-database.ts';
import { mailTo } from '../support/mailed-link.ts';
import { expectScreenInOrder } from '../support/screen-in-order.ts';
import { expect, test } from '../support/test.ts';

/** Buys 30 credits at the payment sandbox and returns the number of the order. */
const buy = async (page: Page, { id }: { id: number }): Promise<string> => {
  await page.goto('/credits/p1/ideal');
  await page.getByRole('button', { name: /^Order and pay €/ }).click();
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await page.waitForURL(/\/transactions\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/30\s*new credits for you/);
  const number = await inDatabase(async (db) => {
    const { rows } = await sql<{ number: string }>`select order_number as number from payments where user_id = ${id}
      order by created_at desc limit 1`.execute(db);
    return rows[0]?.number;
  });
  if (number === undefined) throw new Error('the member has no order');
  return number;
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows the link of the footer and enters an order without a login. */
const withdraw = async (page: Page, number: string, email: string): Promise<void> => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect(title(page)).toHaveText('Withdraw from contract');
  await expectScreenInOrder(page);
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('Email address of your account').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`I withdraw from the contract of my order ${number}.`)).toBeVisible();
  await expectScreenInOrder(page);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(title(page)).toHaveText('Your withdrawal is with us');
  await expectScreenInOrder(page);
};

/** The text of the receipt, without what differs with every statement. */
const receiptOf = async (page: Page, number: string): Promise<string> =>
  (await page.getByRole('main').innerText())
    .replaceAll(number, 'NUMBER')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'ID')
    .replaceAll(/\d{1,2} \w+ \d{4}.*\d\d:\d\d:\d\d.*/g, 'MOMENT');

const statusOf = (number: string) =>
  inDatabase(async (db) => {
    const { rows } = await sql<{ status: string }>`select status from payments where order_number = ${number}`.execute(
      db,
    );
    return rows[0]?.status;
  });

test('BILL-11 a visitor withdraws from an order by its number, and a wrong pair reveals nothing @phone', async ({
  page,
  createMember,
  logInMember,
  openPageFor,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 0, photos: ['active'] });
  await logInMember(anna);
  const number = await buy(page, anna);

  const visitor = await openPageFor();
  await withdraw(visitor, number, 'nobody@example.test');
  const wrong = await receiptOf(visitor, number);
  expect(await statusOf(number)).toBe('completed');

  await withdraw(visitor, number, anna.email);
  expect(await receiptOf(visitor, number)).toBe(wrong);
  await expect.poll(() => statusOf(number), { timeout: 30_000 }).toBe('refunded');
  const { text } = await mailTo(page, anna.email, /received your withdrawal/);
  expect(text).toMatch(new RegExp(`order ${number} on .*:\\d\\d:\\d\\d .*UTC`));
  await page.reload();
  await expect(title(page)).toHaveText('This payment was refunded');
});

test('BILL-11 a member chooses the order, and credits and Premium leave every tab @phone', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 0, photos: ['active'] });
  await logInMember(anna);
  const number = await buy(page, anna);
  await page.goto('/withdrawal');
  await expect(page.getByRole('radio', { name: /^30 credits/ })).toBeChecked();
  await expectScreenInOrder(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('30 of 30')).toBeVisible();
  await expectScreenInOrder(page);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(title(page)).toHaveText('Your withdrawal is with us');
  await expect.poll(() => statusOf(number), { timeout: 30_000 }).toBe('refunded');
  await page.goto('/transactions');
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Premium' })).toBeVisible();
});
