import { converse } from '@pairwise/api/testing';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';

import { orderWith } from '../support/payment-methods.ts';
import { inDatabase } from '../support/product-database.ts';
import { expectScreenInOrder } from '../support/screen-in-order.ts';
import { expect, test } from '../support/test.ts';

const result = /\/transactions\/[\da-f-]{36}$/;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Chooses how the payment ends on the page of the payment sandbox, and waits for the result page. */
const endPayment = async (page: Page, button: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Choose a test result' })).toBeVisible();
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL(result);
};

/** Enters a card on its page, and the code of its bank. */
const payByCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Valid until').fill('12/30');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await page.getByLabel('Code from your bank').fill('123456');
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await page.waitForURL(result);
};

/** The names of the remotes that the document may load. */
const remotesOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const data: unknown = JSON.parse(document.getElementById('mfe-page')?.textContent ?? '{}');
    return (data as { remotes: { name: string }[] }).remotes.map(({ name }) => name);
  });

/** The member's balance, as the ledger has it. */
const creditsOf = ({ id }: { id: number }) =>
  inDatabase(async (db) => {
    const found = sql<{ balance: number }>`select coalesce(sum(delta), 0)::int as balance from credit_ledger
      where user_id = ${id}`;
    return (await found.execute(db)).rows[0]?.balance;
  });

test('BILL-01 BILL-03 BILL-10 NAV-04 a member buys a bundle, and balance and Premium change in every tab @phone', async ({
  page,
  context,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 2, photos: ['active'] });
  await logInMember(anna);
  const other = await context.newPage();
  await other.goto('/likes');
  await expect(other.getByRole('link', { name: 'Get Premium' })).toBeVisible();

  await page.goto('/premium?next=%2Flikes');
  await page
    .getByRole('list', { name: 'Packages' })
    .getByRole('link', { name: /^30 credits/ })
    .click();
  await expect(title(page)).toHaveText('How would you like to pay?');
  expect(await remotesOf(page)).toEqual(['mf-billing']);
  await expectScreenInOrder(page);
  await page.getByRole('link', { name: /iDEAL \| Wero/ }).click();
  await expect(page.getByRole('button', { name: /^Order and pay €/ })).toBeVisible();
  await expectScreenInOrder(page);
  await page.getByRole('button', { name: /^Order and pay €/ }).click();
  await endPayment(page, 'Leave open and go back');

  await expect(title(page)).toHaveText('Your payment is waiting for you');
  await expectScreenInOrder(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  const checkout = await context.newPage();
  await checkout.goto((await page.getByRole('link', { name: 'Continue paying' }).getAttribute('href')) ?? '');
  await checkout.getByRole('button', { name: 'Paid', exact: true }).click();
  await checkout.waitForURL(result);
  await checkout.close();

  await expect(title(page)).toHaveText(/30\s*new credits for you/);
  await expect(page.getByText('Your balance is now 32 credits.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Credits/ })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
  await expect(other.getByRole('link', { name: /^Credits/ })).toBeVisible();
  await expectScreenInOrder(page);
  await page.reload();
  await expect(title(page)).toHaveText(/30\s*new credits for you/);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Receipt/ }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^\d{10}\.pdf$/);

  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await page.waitForURL(/\/likes$/);
  expect(await creditsOf(anna)).toBe(32);
});

test('BILL-03 BILL-04 after a failed and a cancelled attempt the same payment succeeds with another method @phone', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 0, photos: ['active'] });
  await logInMember(anna);
  await page.goto('/credits/p1');
  await orderWith(page, /iDEAL/);
  await endPayment(page, 'Failed');
  await expect(title(page)).toHaveText('Payment failed or has been cancelled.');
  await expectScreenInOrder(page);
  const address = page.url();

  await orderWith(page, /PayPal/);
  await endPayment(page, 'Cancelled');
  expect(page.url()).toBe(address);
  await expect(title(page)).toHaveText('Payment failed or has been cancelled.');

  await orderWith(page, /Credit card/);
  await payByCard(page, '4000 0000 0000 0002');
  await expect(title(page)).toHaveText('Credit card payment failed');
  await page.getByRole('link', { name: 'Try the card again' }).click();
  await page.getByRole('button', { name: /^Order and pay €/ }).click();
  await payByCard(page, '4242 4242 4242 4242');
  expect(page.url()).toBe(address);
  await expect(title(page)).toHaveText(/30\s*new credits for you/);
  expect(await creditsOf(anna)).toBe(30);

  await page.getByRole('link', { name: 'Payments and credits' }).click();
  await expect(page.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Credits' }).getByText('+30')).toHaveCount(1);
  await expectScreenInOrder(page);
});

test('CHAT-06 BILL-03 a member without credits buys some and is back in the chat with the draft @phone', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 0, photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', premium: true, photos: ['active'] });
  const chat = await inDatabase((db) => converse(db, bram, anna, ['Shall we go?']));
  await logInMember(anna);
  await page.goto(`/chats/${chat.publicId}`);
  const field = page.getByRole('textbox', { name: /^Write to/ });
  await field.fill('Yes, on Friday');
  await page.getByRole('link', { name: 'Get credits' }).click();
  await page.waitForURL(/\/premium\?next=/);
  await page
    .getByRole('list', { name: 'Packages' })
    .getByRole('link', { name: /^30 credits/ })
    .click();
  await orderWith(page, /iDEAL/);
  await page.getByRole('button', { name: /^Approve €/ }).click();
  await page.waitForURL(result);
  await page.getByRole('link', { name: 'Keep chatting' }).click();
  await page.waitForURL((url) => url.pathname === `/chats/${chat.publicId}`);
  await expect(field).toHaveValue('Yes, on Friday');
  await expect(page.getByRole('link', { name: '30 credits' })).toBeVisible();
});

test('BILL-02 ROUTE-29 a retired method offers the others, and a payment of another member does not exist', async ({
  page,
  allowConsole,
  createMember,
  logInMember,
  openPageFor,
}) => {
  const anna = await createMember({ name: 'Anna' });
  const bram = await createMember({ name: 'Bram', gender: 'male' });
  await logInMember(anna);
  await page.goto('/credits/p1/giropay');
  await expect(page.getByText(/giropay no longer exists/)).toBeVisible();
  await orderWith(page, /iDEAL/);
  await endPayment(page, 'Leave open and go back');
  await expect(title(page)).toHaveText('Your payment is waiting for you');
  const theirs = await openPageFor(bram);
  allowConsole(/status of 404/);
  await theirs.goto(page.url());
  await expect(theirs.getByText('This page could not be found')).toBeVisible();
});
