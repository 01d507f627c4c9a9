import { makePerson, type PushBrowser, type PushService, testPassword } from '@pairwise/api/testing';
import type { Page } from '@playwright/test';

import { chromiumLaunch } from '../support/chromium.ts';
import { people } from '../support/people.ts';
import { inDatabase } from '../support/product-database.ts';
import { zoneUrl } from '../support/product.ts';
import { openPushService } from '../support/push-service.ts';
import { activeWorker } from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

let service: PushService;
test.beforeAll(async () => {
  service = await openPushService();
});
test.afterAll(() => service.close());

test.use({ launchOptions: chromiumLaunch });
test.describe.configure({ mode: 'serial' });

const ours = { 'x-request-type': 'client' };

/** Creates a member who likes the given one by the api. The returned function removes the like and the liker. */
const likeByNewMember = async (email: string): Promise<() => Promise<void>> => {
  const { liker, liked } = await inDatabase(async (db) => ({
    liker: await makePerson(db, { name: 'Bartholomew', gender: 'male' }),
    liked: await db.selectFrom('users').where('email', '=', email).select('public_id').executeTakeFirstOrThrow(),
  }));
  const call = async (path: string, body: unknown, cookie?: string): Promise<Response> => {
    const headers = { ...ours, 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) };
    const response = await fetch(zoneUrl('app') + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
    return response;
  };
  const login = await call('/api/user.php', { email: liker.email, password: testPassword });
  const cookie = login.headers.getSetCookie().find((one) => one.startsWith('auth.session=')) ?? '';
  await call('/api/like.php', { profile: liked.public_id }, cookie.split(';')[0]);
  return () =>
    inDatabase(async (db) => {
      await db.deleteFrom('likes').where('from_id', '=', liker.id).execute();
      await db.updateTable('users').set({ status: 'banned' }).where('id', '=', liker.id).execute();
      await db.updateTable('profiles').set({ status: 'disabled' }).where('user_id', '=', liker.id).execute();
    });
};

/** Gives the page a push subscription. A real one needs the network of the browser's maker. */
const subscribed = async (page: Page, { subscription }: PushBrowser): Promise<void> => {
  await page.addInitScript((data) => {
    if (!('PushManager' in globalThis)) return;
    PushManager.prototype.getSubscription = async function getSubscription() {
      const settings = await (await fetch('/api/settings.php')).json();
      const key = atob(settings.settings.push_public_key.replaceAll('-', '+').replaceAll('_', '/'));
      const applicationServerKey = Uint8Array.from(key, (letter) => letter.charCodeAt(0)).buffer;
      const made = { ...data, toJSON: () => data, options: { userVisibleOnly: true, applicationServerKey } };
      return made as unknown as PushSubscription; // pages read only these properties
    };
  }, subscription);
};

/** Returns the number of new items in the page's title, such as `(3) Members · Pairwise`. */
const countInTitle = async (page: Page): Promise<number> => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0);

test('PUSH-03 PUSH-01 a like becomes a real push, which is shown to a member who is away and opens the likes', async ({
  page,
  context,
  logIn,
}) => {
  const browser = service.browser();
  await context.grantPermissions(['notifications']);
  await subscribed(page, browser);
  await logIn('freeMember');
  const worker = await activeWorker(context, page);
  // The page has sent its subscription to the api without an action of the member (decisions N-6).
  await expect
    .poll(() =>
      inDatabase((db) =>
        db
          .selectFrom('push_subscriptions')
          .where('endpoint', '=', browser.subscription.endpoint)
          .select('user_id')
          .execute(),
      ),
    )
    .toHaveLength(1);

  await page.goto('about:blank');
  await worker.noPages();
  const undo = await likeByNewMember(people.freeMember);
  try {
    await expect.poll(() => browser.received.length).toBe(1);
    const [push] = browser.received;
    expect(push?.payload).toMatchObject({ title: 'New like', url: '/likes', tag: 'like' });
    expect(JSON.stringify(push?.payload)).not.toContain('Bartholomew');
    // The worker receives exactly the text that the push service delivered and the browser decrypted.
    await worker.push(JSON.stringify(push?.payload));
    await expect
      .poll(() => worker.notifications())
      .toEqual([
        {
          title: 'New like',
          body: 'Someone likes you. See who it is.',
          tag: 'like',
          silent: push?.payload.silent ?? null,
        },
      ]);

    await page.goto('/members');
    await worker.press('like');
    await page.waitForURL('**/likes');
    expect(await worker.notifications()).toEqual([]);
  } finally {
    await undo();
  }
});

test('PUSH-01 a push never opens an address outside of the product', async ({ page, context, logIn }) => {
  await context.grantPermissions(['notifications']);
  await logIn('freeMember');
  const worker = await activeWorker(context, page);
  for (const url of ['https://evil.example/', '//evil.example', '/api/logout.php', 'javascript:alert(1)']) {
    await page.goto('about:blank');
    await worker.noPages();
    await worker.push(JSON.stringify({ title: 'Look', body: 'here', url, tag: 'look' }));
    await expect.poll(async () => (await worker.notifications()).map(({ tag }) => tag)).toEqual(['look']);
    await page.goto('/likes');
    await worker.press('look');
    await page.waitForURL('**/members');
  }
  await page.goto('about:blank');
  for (const nonsense of ['', '{', '{"title":7}']) await worker.push(nonsense);
  await worker.push(JSON.stringify({ title: 'The last one', tag: 'last' }));
  await expect.poll(async () => (await worker.notifications()).map(({ tag }) => tag)).toEqual(['last']);
});

test('PUSH-04 PUSH-01 a member with an open page gets the new count in its title and no notification', async ({
  page,
  context,
  logIn,
}) => {
  await context.grantPermissions(['notifications']);
  await logIn('freeMember');
  const worker = await activeWorker(context, page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sum = async (): Promise<number> =>
    page.evaluate(async () => (await (await fetch('/api/user.php')).json()).user.badge as number);
  const before = await sum();
  await expect.poll(() => countInTitle(page)).toBe(before);
  const undo = await likeByNewMember(people.freeMember);
  try {
    expect(await sum()).toBe(before + 1);
    await worker.push(JSON.stringify({ title: 'New like', body: '', url: '/likes', tag: 'like', badge: before + 1 }));
    // Sooner than the poll, which may be a minute away.
    await expect.poll(() => countInTitle(page), { timeout: 3_000 }).toBe(before + 1);
    expect(await worker.notifications()).toEqual([]);
  } finally {
    await undo();
  }
});

test('PUSH-02 the state of push follows permission and subscription and holds the last message; no page asks for permission by itself', async ({
  page,
  context,
  logIn,
}) => {
  await page.addInitScript(() => {
    if (!('Notification' in globalThis)) return;
    Notification.requestPermission = () => {
      document.documentElement.dataset['asked'] = 'yes';
      return Promise.resolve('denied');
    };
  });
  await logIn('freeMember');
  const worker = await activeWorker(context, page);
  /** Reads a value from the bus panel, after a push has reached the page. The page may learn of a subscription after it. */
  const expectState = async (title: string, state: object) => {
    await page.goto('/members?bus=panel');
    await expect(page.getByRole('region', { name: 'Bus' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await worker.push(JSON.stringify({ title, body: '', url: '/likes' }));
    const value = page.getByRole('listitem').filter({ hasText: title }).locator('code').first();
    const lastMessage = { title, body: '', url: '/likes' };
    await expect
      .poll(async () => JSON.parse((await value.textContent()) ?? '') as unknown)
      .toEqual({ isCapable: true, ...state, lastMessage });
  };
  await expectState('First push', { isSubscribed: false, permission: 'unknown' });
  await context.grantPermissions(['notifications']);
  await expectState('Second push', { isSubscribed: false, permission: 'granted' });
  await subscribed(page, service.browser());
  await expectState('Third push', { isSubscribed: true, permission: 'subscribed' });
  expect(await page.evaluate(() => document.documentElement.dataset['asked'])).toBeUndefined();
});

test.describe('without the network', () => {
  const texts = { en: 'You are offline', de: 'Du bist offline' } as const;

  for (const language of ['en', 'de'] as const) {
    test(`PUSH-05 an offline page of the product is shown in the last language: ${language}`, async ({
      page,
      context,
      allowConsole,
    }) => {
      allowConsole(/ERR_INTERNET_DISCONNECTED/);
      await context.addCookies([{ name: 'lang', value: language, url: zoneUrl('app') }]);
      await page.goto('/login');
      await activeWorker(context, page);
      await expect.poll(() => page.evaluate(() => caches.match('/offline.json').then(Boolean))).toBe(true);
      await context.setOffline(true);
      await page.goto('/pricing');
      await expect(page.getByRole('heading', { level: 1, name: texts[language] })).toBeVisible();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await context.setOffline(false);
      await page.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: texts[language] })).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe('/pricing');
    });
  }
});

test('PLAT-05 what code of a page stores never becomes the offline page: neither a document nor markup in its texts', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/login');
  await activeWorker(context, page);
  await expect.poll(() => page.evaluate(() => caches.match('/offline.json').then(Boolean))).toBe(true);
  const store = (address: string, body: string) =>
    page.evaluate(
      async (given) => {
        const cache = await caches.open('pairwise-offline');
        await cache.put(given.address, new Response(given.body, { headers: { 'content-type': 'text/html' } }));
      },
      { address, body },
    );
  const script = '<script>document.title = "run"</script>';
  await store('/offline.html', script);
  await store('/offline.json', JSON.stringify({ language: 'en', title: script, text: 'x', retry: 'Try again' }));
  await context.setOffline(true);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: script })).toBeVisible();
  expect(await page.title()).toBe(script);
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
  await context.setOffline(false);
});

test('PUSH-05 the site can be installed: the browser finds no problem with its manifest and icons', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await activeWorker(context, page);
  const session = await context.newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([new URL('/manifest.webmanifest', zoneUrl('app')).href, []]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ name: 'Pairwise', start_url: '/members', display: 'standalone' });
  const icons: { src: string; sizes: string }[] = manifest.icons;
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['any', '192x192', '512x512']));
  for (const { src } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    expect(size).toBeGreaterThan(0);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The browser's profile is temporary, so nothing can be installed in it.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('CALL-04 a member is offline as soon as their page is hidden', async ({ page, logIn }) => {
  const secondsSinceActive = () =>
    inDatabase(async (db) => {
      const { last_active_at } = await db
        .selectFrom('profiles')
        .innerJoin('users', 'users.id', 'profiles.user_id')
        .where('users.email', '=', people.premiumMember)
        .select('last_active_at')
        .executeTakeFirstOrThrow();
      return (Date.now() - last_active_at.getTime()) / 1000;
    });
  await inDatabase((db) =>
    db
      .deleteFrom('sessions')
      .where('user_id', 'in', db.selectFrom('users').where('email', '=', people.premiumMember).select('id'))
      .execute(),
  );
  await inDatabase((db) =>
    db
      .updateTable('profiles')
      .set({ last_active_at: new Date(), active_bucket: Math.floor(Date.now() / 3_600_000) })
      .where('user_id', 'in', db.selectFrom('users').where('email', '=', people.premiumMember).select('id'))
      .execute(),
  );
  await logIn('premiumMember');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await secondsSinceActive()).toBeLessThan(120);
  // A call that the api receives after the beacon counts as activity.
  await page.waitForLoadState('networkidle');
  // A browser hides a page before it unloads it.
  await page.goto('about:blank');
  await expect.poll(secondsSinceActive).toBeGreaterThan(120);
  expect(await secondsSinceActive()).toBeLessThan(150);
});
