import { converse, makePicture } from '@pairwise/api/testing';
import type { Locator, Page } from '@playwright/test';

import { inDatabase } from '../support/product-database.ts';
import { expectScreenInOrder } from '../support/screen-in-order.ts';
import { expect, test } from '../support/test.ts';

const log = (page: Page) => page.getByRole('log');

/** Returns the box of an element. The stored photo replaces the one that is sent, and an element without a page has no box. */
const boxOf = async (element: Locator) => {
  let box = await element.boundingBox();
  await expect
    .poll(async () => {
      box = await element.boundingBox();
      return box;
    })
    .not.toBeNull();
  if (!box) throw new Error('the element has no box');
  return box;
};

test('CHAT-08 CHAT-06 photos, including one chosen offline before a reload, gifts and emojis reach the partner live and once @phone', async ({
  page,
  context,
  createMember,
  logInMember,
  openPageFor,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const anna = await createMember({ name: 'Anna', credits: 13, photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', photos: ['active'] });
  const chat = await inDatabase((db) => converse(db, bram, anna, ['Where are you?']));
  await logInMember(anna);
  const his = await openPageFor(bram);
  await page.goto(`/chats/${chat.publicId}`);
  await his.goto(`/chats/${chat.publicId}`);
  const attach = async (name: string): Promise<void> => {
    const buffer = Buffer.from(await makePicture({ width: 640, height: 480 }));
    await page.getByLabel('Add a photo').last().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('img', { name: 'The photo that you chose' })).toBeVisible();
  };
  const own = log(page).getByRole('img', { name: 'Photo from you' });
  const received = log(his).getByRole('img', { name: 'Photo from Anna' });

  await attach('beach.jpg');
  await page.getByRole('button', { name: 'Send for 2 credits' }).click();
  const box = await boxOf(own);
  await expect(log(page).getByText(/Sent|Delivered/)).toBeAttached();
  expect(await boxOf(own)).toMatchObject({ width: box.width, height: box.height });
  await expect(received).toBeVisible();
  // The picture itself has arrived, and not only its place.
  await expect.poll(() => received.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);

  await context.setOffline(true);
  await attach('dunes.jpg');
  await page.getByRole('button', { name: 'Send for 2 credits' }).click();
  await expect(log(page).getByText('You are offline. We’ll send it once you are back online.')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const tab = await context.newPage();
  await tab.goto(`/chats/${chat.publicId}`);
  await expect(received).toHaveCount(2);
  await expect(log(tab).getByRole('img', { name: 'Photo from you' })).toHaveCount(2);
  await expect(tab.getByRole('link', { name: '9 credits' })).toBeVisible();
  const photos = await inDatabase((db) =>
    db
      .selectFrom('messages')
      .select('kind')
      .where('conversation_id', '=', chat.id)
      .where('kind', '=', 'photo')
      .execute(),
  );
  expect(photos).toHaveLength(2);

  // The return from the credits finds the gift that they do not suffice for.
  const sheet = tab.getByRole('dialog', { name: 'A gift for Bram' });
  await tab.getByRole('button', { name: 'Choose a gift' }).click();
  await sheet.getByText('Ring', { exact: true }).click();
  await expectScreenInOrder(tab);
  await sheet.getByRole('link', { name: 'Get credits' }).click();
  await expect(tab).toHaveURL(/\/premium\?next=%2Fchats%2F\d+$/);
  await tab.goBack();
  await expect(sheet.getByRole('radio', { name: 'Ring, 10 credits' })).toBeChecked();
  await sheet.getByText('Rose', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Send Rose for 3 credits' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(tab.getByRole('link', { name: '6 credits' })).toBeVisible();
  const gift = log(his).locator('[data-message]').filter({ hasText: 'Rose' });
  await expect(gift).toBeVisible();
  await expect.poll(() => gift.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  // A touch screen's keyboard has its own emojis.
  if (test.info().project.name === 'desktop') {
    await tab.getByRole('textbox', { name: /^Write to/ }).fill('For you');
    await tab.keyboard.press('Shift+Tab');
    await tab.keyboard.press('Enter');
    await tab.getByRole('searchbox', { name: 'Search emojis' }).pressSequentially('sunflower');
    await expect(tab.getByRole('dialog', { name: 'Emojis' }).getByText('🌻')).toBeVisible();
    await expectScreenInOrder(tab);
    for (const key of ['ArrowDown', 'Enter', 'Enter']) await tab.keyboard.press(key);
    await expect(log(his).getByText('For you🌻')).toBeVisible();
  }
  await expectScreenInOrder(tab);

  // The code of the large view does not arrive at first.
  allowConsole(/ERR_FAILED/);
  const large = tab.getByRole('dialog', { name: 'Photo from you' });
  await tab.route(/\/lightbox\./, (route) => route.abort());
  await tab.reload();
  await log(tab).getByRole('button', { name: 'Enlarge your photo' }).last().click();
  await expect(tab.getByText('This photo could not be loaded.')).toBeVisible();
  await expect(large).toHaveCount(0);
  await tab.unroute(/\/lightbox\./);
  await log(tab).getByRole('button', { name: 'Enlarge your photo' }).last().click();
  await expect(large).toBeVisible();
  await expectScreenInOrder(tab);
});
