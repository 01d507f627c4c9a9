import type { Page } from '@playwright/test';

import { fillInSignup } from '../support/fill-in-signup.ts';
import { nicheDomain, nicheSuffixes } from '../support/niche-domains.ts';
import { withNicheSites } from '../support/niche-sites.ts';
import { productUrl, zoneUrl } from '../support/product.ts';
import { inDatabase } from '../support/product-database.ts';
import { expectScreenInOrder } from '../support/screen-in-order.ts';
import { landers } from '../support/screen-paths.ts';
import { expect, test } from '../support/test.ts';

const tracking = { network: 'fb', ref: 'spring', sub1: 'a' };
const query = new URLSearchParams(tracking).toString();

const trackingOf = (email: string) =>
  inDatabase((db) =>
    db.selectFrom('users').where('email', '=', email).select(['status', 'tracking']).executeTakeFirstOrThrow(),
  );

/** Fills in the signup form of the page, and waits for the first question after it. */
const signUp = async (page: Page, email: string): Promise<void> => {
  await fillInSignup(page, email);
  await expect(page).toHaveURL(/\/complete-signup\?step=/);
};

/** Ends the session in the browser alone. The member's page is left first: its events would report that the session is missing. */
const becomeNewVisitor = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await page.context().clearCookies();
};

const sites = { firstId: 930, suffix: nicheSuffixes.landers };

/** Returns the origin of a niche's site. Browsers resolve its domain to this machine. */
const originOf = (niche: number): string => {
  const { port } = new URL(productUrl());
  return `http://${nicheDomain(niche, sites.suffix)}:${port}`;
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
  await signUp(page, email);
  expect(await trackingOf(email)).toMatchObject({ status: 'not_confirmed', tracking });
});

test('LAND-01 NICHE-01 every lander keeps the tracking, and is in order at 320 px, light and dark', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  // A niche and a language for each, so that the round sees all of them. A missing text is an error in the console.
  const languages = ['de', 'nl', 'en'] as const;
  await withNicheSites(sites, async () => {
    for (const [at, name] of landers.entries()) {
      const origin = originOf((at % 7) + 1);
      await page.goto(`${origin}/landers/${name}?${query}&lang=${languages[at % 3] ?? 'en'}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The code has taken over what was painted before it.
      await expect(page.locator('[data-prerendered]')).toHaveCount(0);
      const targets = await page
        .locator('main a[href*="/signup"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect([name, new Set(targets)]).toEqual([name, new Set([`/signup?${query}`])]);
      await expectScreenInOrder(page);
    }
  });
});

/** Their own journeys sign up: the deck, the map and the plain form here, `alonetonight` in the journey of an account. */
const withOwnJourney = ['alonetonight', 'gallery', 'maplanding', 'tinderswipe'];

/** The other pages with the signup form: the front page, and each other lander. */
const formPages = ['/', ...landers.filter((name) => !withOwnJourney.includes(name)).map((name) => `/landers/${name}`)];

/** Signs up from each of these pages, as a new visitor whose tracking names the page. */
const signUpFromAll = async (page: Page, send: (email: string) => Promise<void>): Promise<void> => {
  expect(formPages.length).toBeGreaterThanOrEqual(6);
  for (const path of formPages) {
    const own = { ...tracking, sub1: path.slice(path.lastIndexOf('/') + 1) || 'index' };
    const email = `${own.sub1}-${Date.now()}@example.test`;
    await page.goto(`${path}?${new URLSearchParams(own).toString()}`);
    await send(email);
    expect([path, await trackingOf(email)]).toMatchObject([path, { status: 'not_confirmed', tracking: own }]);
    await becomeNewVisitor(page);
  }
};

test('ROUTE-01 LAND-01 ROUTE-35 a visitor signs up from the front page and from each other lander; the tracking is recorded', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signUpFromAll(page, async (email) => {
    // The form of the code has replaced the one that was painted before it.
    await expect(page.locator('[data-slot="signup"]')).toHaveCount(0);
    await signUp(page, email);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-01 LAND-01 ROUTE-35 a visitor signs up from the front page and from each other lander; the tracking is recorded', async ({
    page,
  }) => {
    await signUpFromAll(page, async (email) => {
      await fillInSignup(page, email);
      await expect(page).toHaveURL(/\/complete-signup(?:#|$)/);
    });
  });

  test('LAND-01 AUTH-01 a visitor without JavaScript signs up from a lander and the tracking row is right', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/the server responded with a status of 422/);
    const email = `plain-${Date.now()}@example.test`;
    await page.goto(`/landers/gallery/opening?${query}&lang=de`);
    await expect(page.getByRole('heading', { level: 1, name: 'Vernissage.' })).toBeVisible();
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Vorname').fill('Anna & Tom');
    await page.getByLabel('Passwort', { exact: true }).fill('a quiet long walk');
    await page.getByLabel('Tag').fill('5');
    await page.getByLabel('Monat').selectOption({ index: 3 });
    await page.getByLabel('Jahr').fill('1994');
    await page.getByRole('checkbox').check();
    const submit = page.getByRole('button', { name: 'Konto erstellen' });
    await submit.click();
    // Refused in the visitor's language, with what was typed, but never with the password.
    await expect(page.getByText('Ein Name besteht nur aus Buchstaben')).toBeVisible();
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
    await expect(page.getByLabel('Vorname')).toHaveValue('Anna & Tom');
    await expect(page.getByLabel('Monat')).toHaveValue('3');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('');
    await page.getByLabel('Vorname').fill('Anna');
    await page.getByLabel('Passwort', { exact: true }).fill('a quiet long walk');
    await submit.click();
    await expect(page).toHaveURL(/\/complete-signup(?:#|$)/);
    expect(await trackingOf(email)).toMatchObject({ status: 'not_confirmed', tracking });
  });
});

/** Adds up all layout shifts of the page from the first moment. */
const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      // The DOM library does not know layout shifts.
      const found = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      const sum = found.reduce((all, { value }) => all + value, 0);
      Object.assign(globalThis, { shifts: Number(Reflect.get(globalThis, 'shifts')) + sum });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as unknown));

test('LAND-01 what a visitor types before the code of a lander is there stays, and the page does not move', async ({
  page,
}) => {
  const { promise: mayLoad, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/remotes/shell/*/main.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await recordShifts(page);
  await page.goto(`/landers/gallery?${query}`);
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Email').pressSequentially('anna@ex');
  await expect(page.locator('[data-prerendered]')).toHaveCount(1);
  allow();
  await expect(page.locator('[data-slot="signup"]')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('ample.test');
  await expect(page.getByLabel('Email')).toHaveValue('anna@example.test');
  await expect(page.getByLabel('First name')).toHaveValue('Anna');
  expect(await shiftsOf(page)).toBeLessThan(0.001);
});

test('ROUTE-09 LAND-02 a visitor signs up from a member’s address with a message for them', async ({
  page,
  createMember,
}) => {
  const email = `hello-${Date.now()}@example.test`;
  const { publicId } = await createMember({ landing: true });
  await recordShifts(page);
  await page.goto(`/members/${publicId}/signup?${query}`);
  await expect(page.getByLabel('Your first message')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The title may have another number of lines once it is known whom it names.
  expect(await shiftsOf(page)).toBeLessThan(0.02);
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

test('ROUTE-08 ROUTE-10 LAND-02 a visitor signs up from the poster and from the half of a member; the tracking is recorded', async ({
  page,
  createMember,
}) => {
  const { publicId, name } = await createMember({ landing: true, name: 'Noor' });
  for (const [design, action] of [
    ['landing', `Write to ${name}`],
    ['landing3/music', `Say hello to ${name}`],
  ] as const) {
    const own = { ...tracking, sub1: design.replace('/', '-') };
    const email = `${own.sub1}-${Date.now()}@example.test`;
    const ownQuery = new URLSearchParams(own).toString();
    await page.goto(`/members/${publicId}/${design}?${ownQuery}`);
    await page.getByRole('link', { name: action }).click();
    await page.waitForURL(`**/members/${publicId}/signup?${ownQuery}`);
    await page.getByLabel('Your first message').fill('I read your profile twice.');
    await signUp(page, email);
    expect([design, await trackingOf(email)]).toMatchObject([design, { status: 'not_confirmed', tracking: own }]);
    await becomeNewVisitor(page);
  }
});

test('ROUTE-08 ROUTE-10 LAND-02 the landing pages of a member are in order at 320 px, and show no member who has not agreed', async ({
  page,
  createMember,
}) => {
  const host = await createMember();
  await page.context().addCookies([{ name: 'lang', value: 'de', url: zoneUrl('site') }]);
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
