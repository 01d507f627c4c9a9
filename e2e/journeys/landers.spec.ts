import type { Page } from '@playwright/test';

import { inDatabase } from '../support/product-database.ts';
import { expectScreenInOrder } from '../support/screen-in-order.ts';
import { expect, test } from '../support/test.ts';

const landers = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'tinderswipe',
  'transitionsvideolanding',
  'video',
] as const;

const tracking = { network: 'fb', ref: 'spring', sub1: 'a' };
const query = new URLSearchParams(tracking).toString();

const trackingOf = (email: string) =>
  inDatabase((db) =>
    db.selectFrom('users').where('email', '=', email).select(['status', 'tracking']).executeTakeFirstOrThrow(),
  );

/** Fills in the signup form of the page, and waits for the first question after it. */
const signUp = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Password', { exact: true }).fill('a quiet long walk');
  await page.getByLabel('Day').fill('5');
  await page.getByLabel('Month').selectOption('March');
  await page.getByLabel('Year').fill('1994');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/complete-signup\?step=/);
};

/** Sets the niche and the language of a page's document, as another site would send them. */
const asSite = async (page: Page, { niche, language }: { niche: number; language: string }): Promise<void> => {
  const { origin } = new URL(process.env['PRODUCT_URL'] ?? '');
  await page.context().addCookies([{ name: 'lang', value: language, url: origin }]);
  await page.route('**/landers/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"niche":1', `"niche":${niche}`);
    await route.fulfill({ response, body });
  });
};

test('LAND-01 ROUTE-34 a visitor swipes the deck to its end and signs up; the tracking is recorded', async ({ page }, {
  project,
}) => {
  const email = `deck-${project.name}-${Date.now()}@example.test`;
  await page.goto(`/landers/tinderswipe?${query}`);
  await page.getByRole('button', { name: 'Like Mila' }).click();
  await page.getByRole('button', { name: 'Pass on Jonas' }).click();
  for (let left = 0; left < 4; left += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Good taste.' })).toBeFocused();
  await expect(page.getByText('You liked Mila, Amara, Tom, Lena, and David.')).toBeVisible();
  await page.getByRole('link', { name: 'Create my free profile' }).click();
  await page.waitForURL(`**/signup?${query}`);
  await signUp(page, email);
  expect(await trackingOf(email)).toMatchObject({ status: 'not_confirmed', tracking });
});

test('LAND-01 ROUTE-35 a visitor signs up in the form of a lander; the tracking is recorded', async ({ page }) => {
  const email = `map-${Date.now()}@example.test`;
  await page.goto(`/landers/maplanding/commute?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Same line, same stop.' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'People on the map: Netherlands' })).toBeVisible();
  await page.getByRole('heading', { level: 2, name: 'Create your account' }).scrollIntoViewIfNeeded();
  await signUp(page, email);
  expect(await trackingOf(email)).toMatchObject({ status: 'not_confirmed', tracking });
});

test.describe('on other sites', () => {
  // A service worker would respond in place of the routes of this journey.
  test.use({ serviceWorkers: 'block' });

  test('LAND-01 NICHE-01 every lander keeps the tracking, and is in order at 320 px, light and dark', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Service Worker registration blocked/);
    await page.setViewportSize({ width: 320, height: 640 });
    // A niche and a language for each, so that the round sees all of them. A missing text is an error in the console.
    const languages = ['de', 'nl', 'en'] as const;
    for (const [at, name] of landers.entries()) {
      await page.unrouteAll();
      await asSite(page, { niche: (at % 7) + 1, language: languages[at % 3] ?? 'en' });
      await page.goto(`/landers/${name}?${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const targets = await page
        .locator('main a[href*="/signup"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect([name, new Set(targets)]).toEqual([name, new Set([`/signup?${query}`])]);
      await expectScreenInOrder(page);
    }
  });
});

test('ROUTE-09 LAND-02 a visitor signs up from a member’s address with a message for them', async ({
  page,
  createMember,
}) => {
  const email = `hello-${Date.now()}@example.test`;
  const { publicId } = await createMember();
  await page.goto(`/members/${publicId}/signup?${query}`);
  await page.getByLabel('Your first message').fill('I read your profile twice.');
  await expectScreenInOrder(page);
  await signUp(page, email);
  expect(await trackingOf(email)).toMatchObject({ status: 'not_confirmed', tracking });
});

const agree = (id: number) =>
  inDatabase((db) =>
    db.updateTable('profiles').set({ landing_opt_in: true }).where('user_id', '=', id).executeTakeFirstOrThrow(),
  );

test('ROUTE-10 LAND-02 a visitor picks a line for a member, and signs up with it; the tracking is recorded', async ({
  page,
  createMember,
}) => {
  const email = `line-${Date.now()}@example.test`;
  const host = await createMember({ landing: true });
  await page.goto(`/members/${host.publicId}/landing2/weekend?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'and the weekend.' })).toBeVisible();
  await page.getByText('What do you do when it rains on a Saturday?').click();
  await page.getByRole('link', { name: /^Send to/ }).click();
  await page.waitForURL(/\/signup\?/);
  await expect(page.getByLabel('Your first message')).toHaveValue('What do you do when it rains on a Saturday?');
  await signUp(page, email);
  expect(await trackingOf(email)).toMatchObject({ status: 'not_confirmed', tracking });
  const held = await inDatabase((db) =>
    db
      .selectFrom('held_messages')
      .innerJoin('users', 'users.id', 'held_messages.user_id')
      .where('users.email', '=', email)
      .select(['to_id', 'body'])
      .executeTakeFirst(),
  );
  expect(held).toEqual({ to_id: host.id, body: 'What do you do when it rains on a Saturday?' });
});

test('ROUTE-08 ROUTE-10 LAND-02 the landing pages of a member are in order at 320 px, and show no member who has not agreed', async ({
  page,
  createMember,
}) => {
  const host = await createMember();
  const { origin } = new URL(process.env['PRODUCT_URL'] ?? '');
  await page.context().addCookies([{ name: 'lang', value: 'de', url: origin }]);
  await page.setViewportSize({ width: 320, height: 640 });
  const open = async (design: string) => {
    await page.goto(`/members/${host.publicId}/${design}?${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectScreenInOrder(page);
    return page.locator('main a[href*="/signup"]').first().getAttribute('href');
  };
  expect(await open('landing')).toBe(`/signup?${query}`);
  await agree(host.id);
  for (const design of ['landing', 'landing2', 'landing3']) {
    expect([design, await open(design)]).toEqual([design, `/members/${host.publicId}/signup?${query}`]);
  }
});
