import { newIban, newMobile } from '@pairwise/api/testing';
import type { Page } from '@playwright/test';

import { fillInDirectDebit } from '../support/fill-in-direct-debit.ts';
import { methodLink } from '../support/payment-methods.ts';
import { inDatabase } from '../support/product-database.ts';
import { sandboxUrl } from '../support/product.ts';
import { expectScreenInOrder } from '../support/screen-in-order.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

interface Sent {
  subject: string;
  text: string;
}

/** Returns the mails or text messages to an address or number, newest first. */
const sentTo = async (page: Page, to: string): Promise<Sent[]> => {
  const response = await page.request.get(`/__dev/outbox?to=${encodeURIComponent(to)}`);
  return (await response.json()) as Sent[];
};

/** Returns the code of the newest text message to a number. */
const codeSentTo = async (page: Page, mobile: string): Promise<string> => {
  let code: string | undefined;
  await expect(async () => {
    const [newest] = await sentTo(page, mobile);
    code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
};

/** Orders 30 credits by direct debit from an account, up to the right code. */
const orderFrom = async (page: Page, iban: string): Promise<void> => {
  const mobile = newMobile();
  await page.goto('/credits/p1/sdd');
  await fillInDirectDebit(page, { iban, mobile });
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('SMS code').fill(await codeSentTo(page, mobile));
  await page.getByRole('button', { name: /^Order and pay €/ }).click();
};

/** Returns the address of the sandbox's page of a collection, on which the bank's next step is reported. */
const bankPageOf = async (payment: string): Promise<string> => {
  const { provider_ref: ref } = await inDatabase((db) =>
    db
      .selectFrom('payment_attempts')
      .where('payment_id', '=', payment)
      .select('provider_ref')
      .executeTakeFirstOrThrow(),
  );
  return `${sandboxUrl()}/checkout/${ref}`;
};

test('BILL-05 ROUTE-17 a member pays by direct debit with the code of a text message @phone', async ({
  page,
  allowConsole,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 0, photos: ['active'] });
  await logInMember(anna);
  await page.goto('/credits/p1');
  await methodLink(page, /^Direct debit/).click();
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible();
  await expectScreenInOrder(page);

  const mobile = newMobile();
  await fillInDirectDebit(page, { iban: 'DE89 3704 0044 0532 0130 01', mobile });
  allowConsole(/status of 422/);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('This IBAN is not valid. Please check it.')).toBeVisible();
  await page.getByLabel('IBAN').fill(newIban());
  await page.getByRole('button', { name: 'Send me a code' }).click();

  await expect(title(page)).toHaveText('Enter your code');
  await expectScreenInOrder(page);
  const code = await codeSentTo(page, mobile);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await page.getByLabel('SMS code').fill(wrong);
  await page.getByRole('button', { name: /^Order and pay €/ }).click();
  await expect(page.getByText('Code invalid')).toBeVisible();
  await page.getByLabel('SMS code').fill(code);
  await page.getByRole('button', { name: /^Order and pay €/ }).click();
  await expect(title(page)).toHaveText(/30\s*new credits for you/);
  await expect(page.getByText('Your balance is now 30 credits.')).toBeVisible();
  await expectScreenInOrder(page);

  await page.goto('/transactions');
  const mandates = page.getByRole('list', { name: 'Direct debit mandates' });
  await expect(mandates.getByText('Valid')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    mandates.getByRole('button', { name: /^Save as a PDF/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^PW\d{14}\.pdf$/);
  await mandates.getByRole('button', { name: /^Revoke/ }).click();
  await expectScreenInOrder(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the mandate' }).click();
  await expect(mandates.getByText('Revoked', { exact: true })).toBeVisible();
  await page.reload();
  await expect(mandates.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(mandates.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  await expectScreenInOrder(page);
});

test('ROUTE-16 BILL-05 a settled debit is repeated with one press, and beyond its limit only other methods are offered @phone', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 0, photos: ['active'] });
  await logInMember(anna);
  // The sandbox settles debits of this account at once, and those of other accounts days later.
  const iban = newIban('08');
  await orderFrom(page, iban);
  await expect(title(page)).toHaveText(/30\s*new credits for you/);

  const repeat = async (): Promise<void> => {
    await page.goto('/transactions');
    await page.getByRole('link', { name: 'Order the last one again' }).click();
  };
  await repeat();
  await expect(page.getByText(`Account ending in ${iban.slice(-4)}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me a code' })).toHaveCount(0);
  await expectScreenInOrder(page);
  await page.getByRole('button', { name: /^Order and pay €/ }).click();
  await expect(page.getByText('Your balance is now 60 credits.')).toBeVisible();
  await repeat();
  await page.getByRole('button', { name: /^Order and pay €/ }).click();
  await expect(page.getByText('Your balance is now 90 credits.')).toBeVisible();

  // Three in thirty days are the limit.
  await repeat();
  await expect(page.getByText(/Your limit for direct debit payments has been reached/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Order and pay €/ })).toHaveCount(0);
  await expect(methodLink(page, /iDEAL/)).toBeVisible();
  await expect(methodLink(page, /^Direct debit/)).toHaveCount(0);
  await expectScreenInOrder(page);
  await page.goto('/credits/p1');
  await expect(methodLink(page, /iDEAL/)).toBeVisible();
  await expect(methodLink(page, /^Direct debit/)).toHaveCount(0);
});

test('BILL-05 a debit that the bank returns takes its credits back, and blocks direct debits @phone', async ({
  page,
  openPageFor,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 0, photos: ['active'] });
  await logInMember(anna);
  await orderFrom(page, newIban());
  await expect(title(page)).toHaveText(/30\s*new credits for you/);
  await expect(page.getByText('Your balance is now 30 credits.')).toBeVisible();

  const bank = await openPageFor();
  await bank.goto(await bankPageOf(new URL(page.url()).pathname.split('/').at(-1) ?? ''));
  await bank.getByRole('button', { name: 'Returned: not enough money' }).click();
  await expect(bank.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(title(page)).toHaveText('This payment was reversed', { timeout: 3_000 });
  }).toPass();
  await expect(page.getByText(/Your bank took the money back, so its credits were removed/)).toBeVisible();
  await expectScreenInOrder(page);

  await expect(async () => {
    const [newest] = await sentTo(page, anna.email);
    expect(newest?.subject).toBe('Your bank has returned our direct debit');
  }).toPass();
  await page.goto('/transactions');
  await expect(page.getByText('Reversed', { exact: true })).toBeVisible();
  await expect(page.getByText('Balance 0')).toBeVisible();
  await expectScreenInOrder(page);
  await page.goto('/credits/p1/sdd');
  await expect(page.getByText('Your account is blocked for direct debit payments.')).toBeVisible();
  await expect(page.getByLabel('IBAN')).toHaveCount(0);
  await expect(methodLink(page, /iDEAL/)).toBeVisible();
  await expect(methodLink(page, /^Direct debit/)).toHaveCount(0);
  await expectScreenInOrder(page);
});

test('BILL-05 BILL-03 a debit that is refused charges nothing, and its order is paid in another way @phone', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 0, photos: ['active'] });
  await logInMember(anna);
  // The sandbox refuses debits of this account.
  await orderFrom(page, newIban('01'));
  await expect(title(page)).toHaveText('Payment failed or has been cancelled.');
  await expect(page.getByText(/Nothing has been charged. Your package is still here/)).toBeVisible();
  await expectScreenInOrder(page);
  const address = page.url();
  await methodLink(page, /iDEAL/).click();
  await expect(page.getByText(/You are continuing order \d{10}/)).toBeVisible();
  await page.getByRole('button', { name: /^Order and pay €29.99/ }).click();
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await page.waitForURL(/\/transactions\/[\da-f-]{36}$/);
  expect(page.url()).toBe(address);
  await expect(page.getByText('Your balance is now 30 credits.')).toBeVisible();
});
