import { randomUUID } from 'node:crypto';

import { runModerate } from '@pairwise/api/moderate';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';

import { followAddress } from '../support/load-address.ts';
import { mailTo } from '../support/mailed-link.ts';
import { zoneUrl } from '../support/product.ts';
import { inDatabase, productDatabase } from '../support/product-database.ts';
import { expectScreenInOrder } from '../support/screen-in-order.ts';
import { expect, test } from '../support/test.ts';

const pages = [
  '/pages/ban',
  '/pages/cookies',
  '/pages/faq',
  '/pages/privacy',
  '/pages/return-policy',
  '/pages/service',
  '/complaints',
  '/pages/terms',
];
const titles = { en: 'Terms of use', de: 'Allgemeine Geschäftsbedingungen', nl: 'Gebruiksvoorwaarden' } as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** Runs in the page. */
const hrefs = (links: Element[]): string[] => links.map((link) => (link as HTMLAnchorElement).href);
/** By how many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('ROUTE-12 ROUTE-33 LAND-03 LAND-04 every page has its text in each language, from footer to footer, at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const links = new Set<string>();
  for (const [language, terms] of Object.entries(titles)) {
    await page.context().addCookies([{ name: 'lang', value: language, url: zoneUrl('site') }]);
    await page.goto('/pages/terms');
    let last = '';
    for (const path of pages) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      await page.waitForURL(`**${path}`);
      // The page before it stays until the next one is there. A missing text is an error in the console.
      await expect(title(page)).not.toHaveText(last);
      last = await title(page).innerText();
      // The text follows the title.
      await expect.poll(async () => (await page.getByRole('main').innerText()).length, path).toBeGreaterThan(500);
      expect(await overflow(page), `${path} in ${language}`).toBeLessThanOrEqual(0);
      const targets = page.getByRole('main').locator('a[href^="/"], a[href^="http"]');
      for (const link of await targets.evaluateAll(hrefs)) links.add(link);
    }
    await expect(title(page)).toHaveText(terms);
    // The company of the demo was added after the last change of the terms.
    await expect(page.getByRole('main')).toContainText(/15\.? (January|Januar|januari) 2026/);
    await expect(page.getByRole('main')).toContainText('Pairwise Example B.V.');
  }
  const own = [...links].filter((link) => /^http:\/\/(?:\w+\.)?localhost:/.test(link));
  expect(own.length).toBeGreaterThan(pages.length);
  for (const link of own) expect([link, (await followAddress(link)).status]).toEqual([link, 200]);
  // The control: a link without a page is found.
  expect((await followAddress(`${zoneUrl('site')}/pages/none`)).status).toBe(404);
});

test('ROUTE-33 a page has its contents beside the text, and above it on a phone; both are in order', async ({
  page,
}) => {
  await page.goto('/pages/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Law and disputes' }).click();
  await expect(page).toHaveURL(/#law$/);
  await expect(page.getByRole('heading', { name: 'Law and disputes' })).toBeInViewport();
  await expectScreenInOrder(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pages/terms');
  await expect(title(page)).toBeVisible();
  await expect(contents.getByRole('link', { name: 'Law and disputes' })).toBeHidden();
  await contents.getByText('On this page').click();
  await expect(contents.getByRole('link', { name: 'Law and disputes' })).toBeVisible();
  await expectScreenInOrder(page);
});

test('LAND-04 questions are found by typing, with the keyboard alone, and by an address', async ({ page }) => {
  await page.goto('/pages/faq#money-back');
  const asked = page.locator('details#money-back');
  await expect(asked).toHaveAttribute('open', '');
  await expect(asked.getByText('How do I get my money back?')).toBeInViewport();
  await expectScreenInOrder(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('subscription');
  const found = page.getByRole('main').locator('summary');
  await expect(found).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is no subscription.')).toBeVisible();
  await page.getByRole('searchbox').fill('zebra');
  await page.getByRole('main').getByRole('link', { name: 'Customer service' }).last().click();
  await page.waitForURL('**/pages/service');
  await expect(title(page)).toHaveText('Customer service');
});

const moderate = async (...args: string[]): Promise<string> => {
  const lines: string[] = [];
  const code = await runModerate(args, {
    withDatabase: (work) => work(productDatabase()),
    print: (line) => lines.push(line),
  });
  expect(code, lines.join('\n')).toBe(0);
  return lines.join('\n');
};

test('ROUTE-12 LAND-04 a visitor complains, gets a receipt, reads the decision and appeals', async ({ page }) => {
  const email = `complaint-${Date.now()}@example.test`;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/complaints');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Tell us where to find it.')).toBeVisible();
  await expectScreenInOrder(page);
  await page.getByLabel('What is it about?').selectOption('Scam, spam or asking for money');
  await page.getByLabel('Where is it?').fill('Tom, 41, on Sunday');
  await page.getByLabel(/^What happened/).fill('He asked me for money twice.');
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(title(page)).toHaveText('Thank you, we have it');
  const bar = await page.getByRole('banner').boundingBox();
  const heading = await title(page).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await expectScreenInOrder(page);

  const receipt = await mailTo(page, email, /^We have received your report/);
  const link = receipt.links.find((one) => one.includes('/complaints?lang=en#')) ?? '';
  const id = /#([\da-f-]{36})\./.exec(link)?.[1] ?? '';
  await expect(page.getByText(id, { exact: true })).toBeVisible();
  expect(await moderate('complaints')).toContain(id);
  expect(await moderate('show', id)).toContain('He asked me for money twice.');
  await moderate('dismiss', id, '--reason', 'Tom asked nobody for money in his messages.');

  const decision = await mailTo(page, email, /^Our decision on your report/);
  expect(decision.text).toContain('Tom asked nobody for money in his messages.');
  const mailed = decision.links.find((one) => one.includes(`/complaints?lang=en#${id}.`)) ?? '';
  const { pathname, hash } = new URL(mailed);
  await page.goto('/pages/service');
  await page.goto(`${pathname}${hash}`);
  await expect(title(page)).toHaveText('Case');
  await expect(page.getByText('Tom asked nobody for money in his messages.')).toBeVisible();
  await page.getByLabel('What did we get wrong?').fill('He asked for gift cards instead.');
  await page.getByRole('button', { name: 'Ask for a second look' }).click();
  await expect(page.getByText(/^You have asked for a second look/)).toBeVisible();
  await expectScreenInOrder(page);
  expect(await moderate('appeals')).toContain(id);
});

/** Counts a click of a member on the advertisement of the demo, and returns the id of its redirect. */
const clickOf = ({ id }: { id: number }): Promise<string> =>
  inDatabase(async (db) => {
    const { rows } = await sql<{ id: string }>`insert into promo_clicks (promo_id, user_id, gesture)
      select id, ${id}, ${randomUUID()}::uuid from promos where active and site_id = 1 returning id`.execute(db);
    const [click] = rows;
    if (!click) throw new Error('the demo has no advertisement');
    return click.id;
  });

test('LAND-05 the redirect counts down before it leaves, can be cancelled, and refuses what it does not know', async ({
  page,
  createMember,
  allowConsole,
}) => {
  allowConsole(/status of 40[04]/);
  const partner = 'https://cam.partner.example/welcome';
  const referrers: (string | undefined)[] = [];
  await page.route('https://cam.partner.example/**', async (route) => {
    referrers.push(route.request().headers()['referer']);
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Partner</title><h1>Partner</h1>' });
  });
  const anna = await createMember({ name: 'Anna' });
  const click = await clickOf(anna);

  await page.goto('/pages/faq');
  await page.goto(`/redirect/${click}`);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.waitForURL('**/pages/faq');
  expect(referrers).toEqual([]);

  const started = Date.now();
  await page.goto(`/redirect/${click}`);
  await expect(title(page)).toHaveText(/^You are leaving/);
  await page.waitForURL(partner, { timeout: 60_000 });
  expect(Date.now() - started).toBeGreaterThanOrEqual(5_000);
  expect(referrers).toEqual([undefined]);
  await page.goBack();
  await expect(title(page)).toHaveText('You are still here');
  await expectScreenInOrder(page);

  for (const address of [`/redirect/${randomUUID()}?url=${partner}`, '/redirect/cam.partner.example']) {
    await page.goto(address);
    await expect(title(page)).toHaveText('This link leads nowhere');
  }
  await expectScreenInOrder(page);
  expect(referrers).toHaveLength(1);
});

test('LAND-05 ENTRY-02 the redirect waits behind the entry warning, and counts down when the visitor has entered', async ({
  browser,
  createMember,
}) => {
  const click = await clickOf(await createMember({ name: 'Anna' }));
  // A context of its own: the page of a journey is that of a visitor who has closed the warning before.
  const context = await browser.newContext({ baseURL: zoneUrl('site') });
  try {
    const page = await context.newPage();
    const partner = 'https://cam.partner.example/welcome';
    await page.route('https://cam.partner.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Partner</title><h1>Partner</h1>' }),
    );
    await page.goto(`/redirect/${click}`);
    const warning = page.getByRole('dialog', { name: 'Adults only' });
    await expect(warning).toBeVisible();
    const seconds = page.locator('[data-seconds]');
    const before = Number(await seconds.getAttribute('data-seconds'));
    // Longer than the whole countdown.
    await page.waitForTimeout(7_000);
    await expect(seconds).toHaveAttribute('data-seconds', String(before));
    await warning.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(page.getByRole('button', { name: 'Stay here' })).toBeFocused();
    await page.waitForURL(partner, { timeout: 60_000 });
  } finally {
    await context.close();
  }
});
