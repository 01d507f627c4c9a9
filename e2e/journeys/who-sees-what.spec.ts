import type { Page } from '@playwright/test';

import { inDatabase } from '../support/product-database.ts';
import { bornAged, results, searchOfAge } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

/** Of which photos of somebody the answer for this page's viewer tells; the others' addresses can't be guessed. */
const toldOf = async (page: Page, { publicId, photos }: { publicId: number; photos: string[] }): Promise<boolean[]> => {
  const answer = await page.request.get(`/api/member.php?id=${publicId}`, { headers: { 'x-request-type': 'client' } });
  const text = await answer.text();
  return photos.map((id) => text.includes(id));
};

test('MEMBER-02 a visitor looks around; a like, a message and more photos ask for an account @phone', async ({
  page,
  make,
}) => {
  const rosa = await make({ name: 'Rosa', birthDate: bornAged(91), photos: ['active', 'active', 'active'] });
  await page.goto(`${searchOfAge(91)}&gender=female`);
  const signup = page.getByRole('dialog', { name: 'Create your account' });
  const asks = async () => {
    await expect(signup.getByLabel('Email')).toBeVisible();
    await signup.getByRole('button', { name: 'Close' }).click();
    await expect(signup).toBeHidden();
  };
  await page.getByRole('main').getByRole('button', { name: 'Like Rosa' }).click();
  await asks();
  await results(page).click();
  await page.waitForURL(`**/members/${rosa.publicId}`);
  await expect(page.getByRole('heading', { level: 2, name: 'See the whole of Rosa’s profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Write to Rosa' }).click();
  await asks();
  await page.getByRole('button', { name: '2 more photos after you log in' }).click();
  await asks();
  // Only who is told of a photo can ask for its file: a visitor is told of one.
  expect(await toldOf(page, rosa)).toEqual([true, false, false]);
});

test('MEMBER-04 a free member has three photos of others; the rest is locked on the server and offers Premium', async ({
  page,
  make,
  logInMade,
}) => {
  const five = ['active', 'active', 'active', 'active', 'active'] as const;
  const rosa = await make({ name: 'Rosa', premium: true, photos: five });
  const viewer = await make({ name: 'Ben', gender: 'male' });
  await logInMade(viewer);
  await page.goto(`/members/${rosa.publicId}`);
  await expect(page.getByRole('button', { name: 'Show photo 3' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show photo 4' })).toHaveCount(0);
  expect(await toldOf(page, rosa)).toEqual([true, true, true, false, false]);
  await page.getByRole('link', { name: '2 more photos with Premium' }).click();
  await page.waitForURL('**/premium');
});

test('MEMBER-13 who is invisible is gone from the search of others and from their reach, until they come back', async ({
  page,
  make,
  logInMade,
  openFor,
  allowConsole,
}) => {
  // The profile that is not there.
  allowConsole(/status of 404 .*member\.php/);
  const rosa = await make({ name: 'Rosa', birthDate: bornAged(92) });
  const ben = await make({ name: 'Ben', gender: 'male', seeks: 'female' });
  const his = await openFor(ben);
  await his.goto(searchOfAge(92));
  await expect(results(his)).toHaveCount(1);

  await logInMade(rosa);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Go invisible in the settings' }).click();
  const invisible = page.getByRole('switch', { name: 'Invisible mode' });
  const press = async () => {
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await invisible.click();
    await kept;
  };
  await press();
  await his.getByRole('button', { name: 'Search again' }).click();
  await expect(his.getByText('Nobody fits all of this yet')).toBeVisible();
  await his.goto(`/members/${rosa.publicId}`);
  await expect(his.getByText('This profile is not here')).toBeVisible();

  await press();
  await his.goto(searchOfAge(92));
  await expect(results(his)).toHaveCount(1);
});

test('MEMBER-14 the promotion below the first results is marked as an advertisement, and asks before it leads away', async ({
  page,
  logIn,
}) => {
  await page.goto('/members');
  const tile = page.getByRole('button', { name: 'Say hello on camera, advertisement' });
  await expect(results(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(tile).toHaveCount(0);

  await logIn('freeMember');
  await expect(results(page).first()).toBeVisible();
  await expect(tile).toContainText('Ad');
  await tile.click();
  await expect(page.getByRole('dialog', { name: /^You are leaving/ })).toContainText('cam.partner.example');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/\/members$/);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  await expect(tile).toHaveCount(0);
});

test('MEMBER-15 a fictional profile is marked in the list and on its page, and takes no likes @phone', async ({
  page,
  make,
  logInMade,
}) => {
  const flora = await make({ name: 'Flora', birthDate: bornAged(93), fictional: true });
  const rosa = await make({ name: 'Rosa', birthDate: bornAged(93) });
  await logInMade(await make({ name: 'Ben', gender: 'male', seeks: 'female' }));
  await page.goto(searchOfAge(93));
  const link = (name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name},`) });
  await expect(link('Flora')).toHaveAccessibleName(/, fictional profile$/);
  await expect(link('Rosa')).not.toHaveAccessibleName(/fictional/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Like Rosa' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Like Flora' })).toHaveCount(0);

  await link('Flora').click();
  await page.waitForURL(`**/members/${flora.publicId}`);
  await expect(page.getByText('This is a fictional profile. You cannot meet the person shown.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Like / })).toHaveCount(0);
  await page.goto(`/members/${rosa.publicId}`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Like Rosa' })).toBeVisible();
  await expect(page.getByText('You cannot meet the person shown.')).toHaveCount(0);
});

test('MEMBER-17 the page’s own HTML shows a shared link the active main photo, and never another', async ({
  page,
  make,
}) => {
  const shown = await make({ name: 'Rosa', photos: ['active'] });
  const waiting = await make({ name: 'Rosa', photos: ['pending'] });
  // Not so old that the demo approves it while the journey runs.
  await inDatabase((db) =>
    db
      .updateTable('photos')
      .set({ created_at: new Date(Date.now() + 3_600_000) })
      .where('user_id', '=', waiting.id)
      .execute(),
  );
  const invisible = await make({ name: 'Rosa', photos: ['active'], invisible: true });
  const html = async ({ publicId }: { publicId: number }) =>
    (await page.request.get(`/members/${publicId}`, { headers: { accept: 'text/html' } })).text();
  // The gateway gives up on a slow api, and asks again some seconds later.
  await expect(async () => {
    expect(await html(shown)).toMatch(
      new RegExp(`<meta property="og:image" content="http[^"]+/media/${shown.photos[0]}-640.jpg">`),
    );
  }).toPass({ timeout: 20_000 });
  for (const person of [waiting, invisible]) {
    const text = await html(person);
    expect(text).toContain('<html');
    expect(text).not.toContain('og:image');
    expect(text).not.toContain(person.photos[0] ?? 'no photo');
  }
});
