import type { Page } from '@playwright/test';

import { orderWith } from '../support/payment-methods.ts';
import { expectScreenInOrder } from '../support/screen-in-order.ts';
import { expect, test } from '../support/test.ts';

const result = /\/transactions\/[\da-f-]{36}$/;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Orders 30 credits with a method, and waits for its page at the payment sandbox. */
const order = async (page: Page, method: RegExp): Promise<void> => {
  await orderWith(page, method, /^Order and pay/);
  await expect(page.getByRole('heading', { name: 'Choose a test result' })).toBeVisible();
};

/** Ends the payment by a test button of its page. */
const end = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL(result);
};

/** Reports on the page of a pending payment that its bank has paid. */
const reportPaid = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
};

const approve = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Approve|Pay with) / }).click();
};
const enter = (label: string, code: string) => async (page: Page) => {
  await page.getByLabel(label).fill(code);
  await page.getByRole('button', { name: /^Pay / }).click();
};

interface MethodClass {
  /** One method of the class, and a country that offers it. */
  method: RegExp;
  country: string;
  /** What the customer does on the hosted page so that the payment succeeds. */
  pay: (page: Page) => Promise<void>;
  /** What the page must show besides. */
  shows?: (page: Page) => Promise<void>;
  /** The title while the payment is pending; by default that of all methods whose provider decides. */
  pending?: string;
}

const awaitsTransfer = 'We are waiting for your transfer';

const classes: Record<string, MethodClass> = {
  'a bank’s page with a QR code': {
    method: /Bancontact/,
    country: 'BE',
    pay: approve,
    shows: (page) => expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible(),
  },
  'a card with the code of its bank': {
    method: /^Credit card/,
    country: 'NL',
    pay: async (page) => {
      await page.getByLabel('Card number').fill('4242 4242 4242 4242');
      await page.getByLabel('Valid until').fill('12/30');
      await page.getByLabel('Security code').fill('123');
      await page.getByRole('button', { name: /^Pay / }).click();
      await page.getByLabel('Code from your bank').fill('123456');
      await page.getByRole('button', { name: 'Confirm payment' }).click();
    },
  },
  'a wallet': { method: /^PayPal/, country: 'NL', pay: approve },
  'a code of the bank’s app': { method: /^BLIK/i, country: 'PL', pay: enter('6-digit code', '777123') },
  'a voucher': { method: /paysafecard/i, country: 'NL', pay: enter('16-digit PIN', '0000 0000 0990 3417') },
  'a bank transfer': {
    method: /^Bank transfer/,
    country: 'NL',
    // The money arrives a day later: the bank reports it by the test button of the page that is pending.
    pay: async (page) => {
      const checkout = page.url();
      await page.getByRole('button', { name: 'I have sent the transfer' }).click();
      await page.waitForURL(result);
      await expect(title(page)).toHaveText(awaitsTransfer);
      await page.goto(checkout);
      await reportPaid(page);
      await page.getByRole('link', { name: 'Back to the shop' }).click();
    },
    shows: (page) => expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible(),
    pending: awaitsTransfer,
  },
};

for (const [name, { method, country, pay, shows, pending = 'Your payment is being processed' }] of Object.entries(
  classes,
)) {
  test(`BILL-02 BILL-03 ${name}: failed, cancelled, paid; then pending until it is paid @phone`, async ({
    page,
    context,
    createMember,
    logInMember,
  }) => {
    const anna = await createMember({ name: 'Anna', credits: 0, photos: ['active'], country });
    await logInMember(anna);
    await page.goto('/credits/p1');
    await order(page, method);
    await shows?.(page);
    await expectScreenInOrder(page);
    await end(page, 'Failed');
    await expect(title(page)).toHaveText(/^(Payment failed or has been cancelled\.|Credit card payment failed)$/);
    const address = page.url();

    // A card has the other methods below, and a button for another attempt with it.
    const again = page.getByRole('link', { name: 'Try the card again' });
    if (await again.isVisible()) {
      await again.click();
      await page.getByRole('button', { name: /^Order and pay/ }).click();
    } else await order(page, method);
    await end(page, 'Cancelled');
    await expect(title(page)).toHaveText('Payment failed or has been cancelled.');
    await order(page, method);
    await pay(page);
    await page.waitForURL(result);
    expect(page.url()).toBe(address);
    await expect(title(page)).toHaveText(/30\s*new credits for you/);
    await expect(page.getByText('Your balance is now 30 credits.')).toBeVisible();

    await page.goto('/credits/p1');
    await order(page, method);
    const checkout = page.url();
    await end(page, 'Leave pending');
    await expect(title(page)).toHaveText(pending);
    await expectScreenInOrder(page);
    const bank = await context.newPage();
    await bank.goto(checkout);
    await reportPaid(bank);
    await bank.close();
    await expect(title(page)).toHaveText(/30\s*new credits for you/);
    await expect(page.getByText('Your balance is now 60 credits.')).toBeVisible();
  });
}
