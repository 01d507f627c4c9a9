import { fillInSignup } from '../support/fill-in-signup.ts';
import { zoneUrl } from '../support/product.ts';
import { inDatabase } from '../support/product-database.ts';
import { expect, test } from '../support/test.ts';

const [site, app, pay] = [zoneUrl('site'), zoneUrl('app'), zoneUrl('pay')];

test.skip(site === app, 'All zones share one origin.');

const trackingOf = (email: string): Promise<unknown> =>
  inDatabase(async (db) => {
    const row = await db.selectFrom('users').where('email', '=', email).select('tracking').executeTakeFirstOrThrow();
    return row.tracking;
  });

test('PLAT-05 AUTH-01 LANG-02 ENTRY-03 a visitor takes tracking, language and the closed warning from a lander to the signup', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${site}/landers/gallery?network=fb&sub1=a&lang=nl`);
  await page.getByRole('dialog').getByRole('button').first().click();
  const signup = page.getByRole('main').locator('a[href*="/signup"]').first();
  await signup.hover();
  // The address of a new tab is right too.
  await expect(signup).toHaveAttribute('href', new RegExp(`^${app}/signup\\?.*carried=`));
  await signup.click();
  await page.waitForURL((url) => url.origin === app && url.pathname === '/signup' && !url.searchParams.has('carried'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Without the tracking query in the address, the signup knows it from the lander.
  await page.goto(`${app}/signup?lang=en`);
  const email = `zones-${Date.now()}@example.test`;
  await fillInSignup(page, email);
  await page.waitForURL(/\/complete-signup\?step=/);
  expect(await trackingOf(email)).toEqual({ network: 'fb', sub1: 'a' });
  await context.close();
});

test('PLAT-05 T1 a member goes from the app to payments and back by links, and the site knows no one', async ({
  page,
  logIn,
  allowConsole,
}) => {
  // The refused calls at the end.
  allowConsole(
    /status of 404|violates the (?:following Content Security Policy directive|document's Content Security Policy)/,
  );
  await logIn('premiumMember');
  await page.goto(`${app}/credits`);
  await page.getByRole('main').locator('a[href^="/credits/"]').first().click();
  await page.waitForURL((url) => url.origin === pay && url.pathname.startsWith('/credits/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).search).not.toContain('code');
  await page.getByRole('link', { name: 'Discover' }).filter({ visible: true }).click();
  await page.waitForURL(`${app}/members`);

  await page.goto(`${site}/pages/terms`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(async () => (await fetch('/api/user.php')).json())).toEqual({ user: null });
  // Its pages may not call what only the app needs, and reach no other origin at all.
  expect(await page.evaluate(async () => (await fetch('/api/chats.php')).status)).toBe(404);
  expect(await page.evaluate((to) => fetch(to).then(String, () => 'refused'), `${app}/api/user.php`)).toBe('refused');
});

test('T1 a page of the site controls no window of the app, and hears nothing of its channel', async ({
  page,
  context,
  logIn,
  allowConsole,
}) => {
  allowConsole(/./);
  await logIn('premiumMember');
  const lander = await context.newPage();
  await lander.goto(`${site}/pages/terms`);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    lander.evaluate((to) => {
      Object.assign(window, { opened: window.open(to), heard: [] as unknown[] });
      new BroadcastChannel('pairwise-session').addEventListener('message', ({ data }) =>
        (window as unknown as { heard: unknown[] }).heard.push(data),
      );
    }, `${app}/profile`),
  ]);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  expect(await lander.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(true);
  // A login and a poll in the app are on the channel of its own origin only.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(6_000);
  expect(await lander.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
});
