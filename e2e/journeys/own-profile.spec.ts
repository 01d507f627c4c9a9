import { makePicture } from '@pairwise/api/testing';
import type { Page } from '@playwright/test';

import { inDatabase } from '../support/product-database.ts';
import { expect, test } from '../support/test.ts';

/** Chooses files with the page's button. */
const choose = async (page: Page, ...names: string[]): Promise<void> => {
  const files = await Promise.all(
    names.map(async (name) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(await makePicture()) })),
  );
  await page.locator('input[type=file]').first().setInputFiles(files);
};

const photosOf = (userId: number) =>
  inDatabase((db) =>
    db
      .selectFrom('photos')
      .where('user_id', '=', userId)
      .where('position', 'is not', null)
      .select(['public_id', 'status'])
      .orderBy('position')
      .execute(),
  );

test('MEMBER-05 MEMBER-06 ROUTE-24 uploads, orders and deletes three photos and chooses the main one; a fourth needs Premium', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna' });
  await logInMember(anna);
  await page.goto('/profile');
  const list = page.getByRole('list', { name: 'Your photos' });
  const photo = (number: number) => list.getByRole('button', { name: new RegExp(`^Photo ${number} of `) });
  const order = async () => (await photosOf(anna.id)).map(({ public_id: id }) => id);

  await choose(page, 'first.jpg');
  await expect(photo(1)).toHaveAccessibleName('Photo 1 of 1, Main photo, Being checked');
  await expect(page.getByText(/In the demo, it is approved automatically after a few seconds\.$/)).toBeVisible();
  await expect(photo(1)).toHaveAccessibleName('Photo 1 of 1, Main photo', { timeout: 30_000 });
  await choose(page, 'second.jpg', 'third.jpg');
  await expect(photo(3)).toBeVisible();
  await expect(page.getByText('3 of 3 photos.')).toBeVisible();

  // The page offers no fourth photo, and the server refuses a direct request for one.
  const premium = page.getByText('This feature is only available for premium members.', { exact: true });
  await expect(premium).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  const refused = await page.request.post('/api/photos.php', {
    headers: { 'x-request-type': 'client' },
    multipart: { photo: { name: 'fourth.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await makePicture()) } },
  });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ error: { code: 'photo_limit' } });

  await expect(photo(3)).toHaveAccessibleName('Photo 3 of 3', { timeout: 30_000 });
  const [first = '', second = '', third = ''] = await order();
  await photo(3).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Photo lifted, place 3 of 3\./)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page.getByText('Photo put down at place 2 of 3.')).toBeAttached();
  await expect.poll(order).toEqual([first, third, second]);

  await photo(3).click();
  await page.getByRole('button', { name: 'Make it the main photo' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(order).toEqual([second, first, third]);
  await page.reload();
  await expect(photo(1).locator('img')).toHaveAttribute('src', new RegExp(second));

  await photo(1).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete photo' }).click();
  await expect(page.getByText('2 of 3 photos.')).toBeVisible();
  await expect(premium).toHaveCount(0);
  expect(await photosOf(anna.id)).toEqual([
    { public_id: first, status: 'active' },
    { public_id: third, status: 'active' },
  ]);
  // The owner cannot load the deleted photo any more.
  await expect
    .poll(async () => (await page.request.get(`/media/${second}-640.jpg`)).status(), { timeout: 60_000 })
    .toBe(404);
  expect((await page.request.get(`/media/${first}-640.jpg`)).status()).toBe(200);
});

test('MEMBER-05 sets the home town by the device, whose position is not stored, or by a town of the list @phone', async ({
  page,
  context,
  createMember,
  logInMember,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.5007, longitude: 3.6123 });
  const anna = await createMember({ name: 'Anna' });
  const place = () =>
    inDatabase((db) =>
      db
        .selectFrom('profiles')
        .innerJoin('regions', 'regions.id', 'profiles.region_id')
        .where('user_id', '=', anna.id)
        .select(['profiles.city', 'regions.name as region', 'profiles.lat', 'profiles.lon'])
        .executeTakeFirstOrThrow(),
    );
  await logInMember(anna);
  await page.goto('/profile');
  const edit = () => page.getByRole('button', { name: /^(Edit|Continue): Where you live$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Where you live' });
  const save = async () => {
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  };

  await edit();
  await sheet.getByRole('button', { name: 'Use my location' }).click();
  await expect(sheet.getByText('We think you are in Middelburg. Is that right? Then save it.')).toBeVisible();
  await save();
  const found = await place();
  expect(found).toMatchObject({ city: 'Middelburg', region: 'Zeeland' });
  // The stored position is the town's, not hers.
  expect([found.lat, found.lon]).not.toEqual([51.5007, 3.6123]);

  await page.reload();
  await edit();
  await sheet.getByLabel('Town').fill('Nowhereville');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Choose your town from the list.')).toBeVisible();
  await sheet.getByLabel('Town').fill('Amersf');
  await sheet.getByRole('option', { name: 'Amersfoort' }).click();
  await save();
  expect(await place()).toMatchObject({ city: 'Amersfoort', region: 'Utrecht' });
  await expect(page.getByText('Amersfoort', { exact: true })).toBeVisible();
});
