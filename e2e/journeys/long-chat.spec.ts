import { converse, say } from '@pairwise/api/testing';
import type { Page } from '@playwright/test';

import { inDatabase } from '../support/product-database.ts';
import { expect, test } from '../support/test.ts';

const log = (page: Page) => page.getByRole('log');
/** The messages that contain a text. */
const bubble = (page: Page, text: string) => log(page).locator('[data-message]').filter({ hasText: text });

test('CHAT-01 a long chat has only the messages around the visible ones in the page, and leads to each', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 5, photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', photos: ['active'] });
  const lines = Array.from({ length: 180 }, (_, index) => `Line ${index}. ${'word '.repeat((index * 7) % 40)}`);
  const chat = await inDatabase((db) => converse(db, bram, anna, lines));
  await logInMember(anna);
  await page.goto(`/chats/${chat.publicId}`);
  await expect(bubble(page, 'Line 179.')).toBeInViewport();

  await log(page).focus();
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(bubble(page, 'Line 0.')).toBeInViewport({ timeout: 500 });
  }).toPass({ intervals: [50] });
  await expect(bubble(page, 'Line 179.')).toHaveCount(0);
  expect(await page.locator('[data-message]').count()).toBeLessThan(100);

  // All messages are loaded now, and few are in the page: a search leads to one that is not, and back.
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Find in conversation' }).click();
  await page.getByRole('searchbox', { name: 'Find in conversation' }).fill('line 100.');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(bubble(page, 'Line 100.')).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('Escape');
  await expect(bubble(page, 'Line 0.')).toBeInViewport();
  await log(page).focus();
  await page.keyboard.press('End');
  await expect(bubble(page, 'Line 179.')).toBeInViewport();
  await expect(bubble(page, 'Line 0.')).toHaveCount(0);
});

test('CHAT-01 a message that arrives before the event of a scroll does not undo the scroll', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', photos: ['active'] });
  const lines = Array.from({ length: 60 }, (_, index) => `Line ${index}.`);
  const chat = await inDatabase((db) => converse(db, bram, anna, lines));
  await logInMember(anna);
  await page.goto(`/chats/${chat.publicId}`);
  await expect(bubble(page, 'Line 59.')).toBeInViewport();
  await log(page).focus();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('button', { name: 'To the newest message' })).toBeVisible();

  // A busy browser reports scrolls late: here never.
  await page.evaluate(() => {
    addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  const top = await log(page).evaluate((box) => {
    const middle = box.getBoundingClientRect().top + box.clientHeight / 2;
    const message = [...box.querySelectorAll('[data-message]')].find((one) => one.getBoundingClientRect().top > middle);
    message?.setAttribute('data-watched', '');
    box.scrollBy({ top: -200, behavior: 'instant' });
    return message?.getBoundingClientRect().top ?? Number.NaN;
  });
  await inDatabase((db) => say(db, bram, chat.id, 'A new one.'));
  await expect(bubble(page, 'A new one.')).toBeAttached();
  expect(await page.locator('[data-watched]').evaluate((one) => one.getBoundingClientRect().top)).toBeCloseTo(top, 0);
});
