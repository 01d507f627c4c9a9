import { converse, say } from '@pairwise/api/testing';
import type { Page } from 'puppeteer-core';

import { arriveAt, expect, labelled, test, withText } from '../support/firefox.ts';
import { inDatabase } from '../support/product-database.ts';
import { zoneUrl } from '../support/product.ts';
import { memberPassword } from '../support/test-members.ts';

const [site, app, pay] = [zoneUrl('site'), zoneUrl('app'), zoneUrl('pay')];

const logIn = async (tab: Page, email: string): Promise<void> => {
  await tab.goto(`${app}/login`);
  await tab.locator(labelled('Email')).fill(email);
  await tab.locator(labelled('Password')).fill(memberPassword);
  await tab.locator('main button[type=submit]').click();
  await arriveAt(tab, `${app}/members`);
};

const title = (tab: Page): Promise<string | undefined> =>
  tab.evaluate(() => document.querySelector('h1')?.textContent ?? undefined);

test('AUTH-01 LAND-01 PLAT-05 a visitor signs up from a lander', async ({ tab }) => {
  await tab.goto(`${site}/landers/gallery?network=fb&sub1=a`);
  await tab.locator('main a[href*="/signup"]').click();
  await expect.poll(() => new URL(tab.url()).origin + new URL(tab.url()).pathname).toBe(`${app}/signup`);
  const email = `firefox-${Date.now()}@example.test`;
  await tab.locator(labelled('Email')).fill(email);
  await tab.locator(labelled('First name')).fill('Anna');
  await tab.locator(labelled('Password')).fill('a quiet long walk');
  await tab.locator(labelled('Day')).fill('5');
  await tab.locator(labelled('Month')).fill('3');
  await tab.locator(labelled('Year')).fill('1994');
  await tab.locator('input[type=checkbox]').click();
  await tab.locator(withText('button', 'Create account')).click();
  await arriveAt(tab, /\/complete-signup\?step=/);
  const stored = await inDatabase((db) =>
    db.selectFrom('users').where('email', '=', email).select('tracking').executeTakeFirstOrThrow(),
  );
  expect(stored.tracking).toEqual({ network: 'fb', sub1: 'a' });
});

test('AUTH-08 MEMBER-01 CHAT-01 CHAT-09 a member logs in, likes, writes, and receives live', async ({
  tab,
  createMember,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 5, photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', premium: true, photos: ['active'] });
  const chat = await inDatabase((db) => converse(db, anna, bram, ['Shall we go?']));
  await logIn(tab, anna.email);

  await tab.goto(`${app}/members/${bram.publicId}`);
  await tab.locator('::-p-aria([name="Like Bram"])').click();
  await tab.waitForSelector('::-p-text(You like Bram)');

  await tab.goto(`${app}/chats/${chat.publicId}`);
  const field = '::-p-aria([name="Write to Bram"][role="textbox"])';
  await tab.locator(field).fill('On Friday?');
  await tab.locator('::-p-aria([name="Send for 1 credit"])').click();
  const shown = (): Promise<string[]> =>
    tab.evaluate(() => [...document.querySelectorAll('[role=log] [data-message]')].map((one) => one.textContent));
  await expect.poll(async () => (await shown()).at(-1)).toMatch(/On Friday\?.*(Sent|Delivered)/);
  await inDatabase((db) => say(db, bram, chat.id, 'Friday it is.'));
  await expect.poll(async () => (await shown()).at(-1)).toContain('Friday it is.');
  // Each message once.
  expect(await shown()).toHaveLength(3);
});

test('BILL-01 BILL-03 PLAT-05 a member buys a bundle at the origin of payments, and the app has the new balance', async ({
  tab,
  createMember,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 2, photos: ['active'] });
  await logIn(tab, anna.email);
  await tab.goto(`${app}/credits`);
  await tab.locator('main a[href^="/credits/"]').click();
  await expect.poll(() => new URL(tab.url()).origin).toBe(pay);
  await tab.locator(withText('a', 'iDEAL | Wero')).click();
  await tab.locator(withText('button', 'Order and pay')).click();
  await tab.locator('::-p-xpath(//button[normalize-space()="Paid"])').click();
  await arriveAt(tab, /\/transactions\/[\da-f-]{36}$/);
  await expect.poll(() => title(tab)).toMatch(/new credits for you/);
  await tab.goto(`${app}/likes`);
  await tab.waitForSelector('::-p-xpath(//a[starts-with(normalize-space(), "Credits")])');
});
