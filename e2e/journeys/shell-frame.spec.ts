import { sql } from 'kysely';

import { barProblems } from '../support/bar-problems.ts';
import { inDatabase } from '../support/product-database.ts';
import { expect, test } from '../support/test.ts';

/* One test for each requirement of the shell's frame, against the whole product. */
const main = 'main#content';

/** Changes the settings of the demo's site until the returned function is called. */
const withSettings = async (change: Record<string, unknown>): Promise<() => Promise<void>> => {
  const before = await inDatabase(async (db) => {
    const { settings } = await db.selectFrom('sites').where('id', '=', 1).select('settings').executeTakeFirstOrThrow();
    await sql`update sites set settings = settings || ${JSON.stringify(change)}::jsonb where id = 1`.execute(db);
    return JSON.stringify(settings);
  });
  return async () => {
    await inDatabase((db) => sql`update sites set settings = ${before}::jsonb where id = 1`.execute(db));
  };
};

test.describe('layouts', () => {
  test('LAYOUT-01 default: navigation, alerts, footer, disclaimer', async ({ page, logIn }) => {
    await logIn('unconfirmedMember');
    await expect(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })).toBeVisible();
    await expect(page.locator('[data-alert="activation"]')).toBeVisible();
    await expect(page.locator('[data-disclaimer]')).toContainText('For adults only');
    await expect(page.getByText('© 2025 Pairwise')).toBeVisible();
  });

  test('LAYOUT-02 chat: bare', async ({ page, logIn }) => {
    await logIn('freeMember');
    await page.goto('/chats');
    await page.locator(main).getByRole('link').first().click();
    await page.waitForURL(/\/chats\/\d+$/);
    await expect(page.getByRole('log')).toBeVisible();
    await expect(page.getByText('© 2025 Pairwise')).toBeHidden();
    await expect(page.locator('[data-disclaimer]')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('LAYOUT-03 lander: a simple logo bar and the footer', async ({ page }) => {
    await page.goto('/landers/alonetonight');
    await expect(page.getByRole('link', { name: 'Pairwise, to the home page' })).toBeVisible();
    await expect(page.getByText('© 2025 Pairwise')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.locator('[data-disclaimer]')).toBeHidden();
  });

  test('LAYOUT-04 empty: nothing but the screen and the language', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Language: EN, English' })).toBeVisible();
    await expect(page.getByText('© 2025 Pairwise')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });
});

for (const lacks of ['scheduler', 'scheduler.yield']) {
  test(`the shell starts in a browser without ${lacks}`, async ({ page }) => {
    await page.addInitScript(
      (scheduler) => {
        Object.defineProperty(globalThis, 'scheduler', { value: scheduler });
      },
      lacks === 'scheduler' ? undefined : {},
    );
    await page.goto('/landers/alonetonight');
    await page.getByRole('button', { name: 'Language: EN, English' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Nederlands' })).toBeVisible();
  });
}

test.describe('navigation', () => {
  test('NAV-01 NAV-04 NAV-06 NAV-07 a free member: search, premium, the account menu, the language', async ({
    page,
    logIn,
  }) => {
    await logIn('freeMember');
    await expect(page.getByRole('link', { name: 'Discover' }).filter({ visible: true })).toHaveAttribute(
      'href',
      '/members',
    );
    await expect(page.getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/premium');
    await expect(page.getByRole('button', { name: 'Language: EN, English' })).toBeVisible();
    await page.getByRole('button', { name: 'Account menu' }).click();
    const menu = page.getByRole('menu', { name: 'Account menu' });
    await expect(menu.getByRole('menuitem')).toHaveText(['My profile', 'Settings', 'Log out']);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
  });

  test('NAV-02 NAV-03 badges show the counts of the api, 99+ above 99', async ({ page, logIn }) => {
    await page.route('**/api/user.php', async (route) => {
      const response = await route.fetch();
      const body: unknown = await response.json();
      const user: unknown = typeof body === 'object' && body !== null && 'user' in body ? body.user : null;
      if (typeof user !== 'object' || user === null) return route.fulfill({ response });
      return route.fulfill({ response, json: { user: { ...user, unread_messages: 99, new_likes: 100 } } });
    });
    await logIn('freeMember');
    await expect(page.getByRole('link', { name: /^Messages/ }).filter({ visible: true })).toContainText('99');
    await expect(page.getByRole('link', { name: /^Likes/ }).filter({ visible: true })).toContainText('99+');
    await expect(page).toHaveTitle(/^\(199\) /);
  });

  test('NAV-04 a paying member is offered no premium', async ({ page, logIn }) => {
    await logIn('premiumMember');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Premium' })).toHaveCount(0);
  });

  test('NAV-07 NAV-09 a visitor sees the login and the live links of the footer', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Language: EN, English' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 Pairwise');
  });

  test('NAV-08 the installed app has a back button on a page that was opened from another one, the browser has none', async ({
    page,
    logIn,
  }) => {
    await logIn('freeMember');
    const toProfile = async () => {
      await page
        .locator(main)
        .getByRole('link', { name: /, \d\d/ })
        .first()
        .click();
      await page.waitForURL(/\/members\/\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    const back = page.getByRole('banner').getByRole('button', { name: 'Back', exact: true });
    await toProfile();
    await expect(back).toHaveCount(0);
    // The protocol cannot emulate the display mode. This is all that the page reads of it.
    await page.addInitScript(() => {
      const plain = matchMedia.bind(globalThis);
      globalThis.matchMedia = (query) =>
        query === '(display-mode: standalone)' ? Object.assign(plain('all'), {}) : plain(query);
    });
    await page.goto('/members');
    await expect(
      page
        .locator(main)
        .getByRole('link', { name: /, \d\d/ })
        .first(),
    ).toBeVisible();
    await expect(back).toHaveCount(0);
    await toProfile();
    await back.click();
    await page.waitForURL(/\/members$/);
  });

  test('NAV-10 English in the United States has the footer of that country', async ({ page }) => {
    const restore = await withSettings({ default_country: 'US' });
    try {
      await expect(async () => {
        await page.goto('/pricing');
        await expect(page.locator('[data-us-footer]')).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 40_000 });
      await page.getByRole('button', { name: /^Language/ }).click();
      await page.getByRole('menuitem', { name: 'All languages' }).click();
      await page.getByRole('button', { name: /^Deutsch/ }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.locator('[data-us-footer]')).toHaveCount(0);
    } finally {
      await restore();
    }
  });
});

test('NAV-01 on the narrowest phone no link of the top bar is cut or covered', async ({
  page,
  createMember,
  logInMember,
}) => {
  await page.goto('/members');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  const visitor = await barProblems(page, 320);
  await logInMember(await createMember({ name: 'Anna', photos: ['active'] }));
  await expect(page.getByRole('banner').getByRole('link', { name: /Premium/ })).toBeVisible();
  const free = await barProblems(page, 320);
  // An open page would connect its live stream again without a session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  const paying = await createMember({ name: 'Anna', photos: ['active'], premium: true });
  // A balance of 10 or less has a badge. A bundle has 30 credits.
  const ref = `journey:${paying.id}`;
  await inDatabase((db) => sql`select credits_post(${paying.id}, -20, 'message', ${ref}, ${ref})`.execute(db));
  await logInMember(paying);
  await expect(page.getByRole('banner').getByRole('link', { name: /10 credits left/ })).toBeVisible();
  expect({ visitor, free, premium: await barProblems(page, 320) }).toEqual({ visitor: [], free: [], premium: [] });
  // Control: a bar with something that has no room.
  await page
    .locator('header')
    .first()
    .evaluate((bar) => {
      bar.querySelector('button')?.style.setProperty('min-inline-size', '280px');
    });
  expect(await barProblems(page, 320)).not.toEqual([]);
});

test.describe('alerts', () => {
  test('ALERT-01 ALERT-08 a member without a photo is asked for one until they dismiss the alert, even after a reload', async ({
    page,
    createMember,
    logInMember,
  }) => {
    await logInMember(await createMember({ name: 'Anna' }));
    const alert = page.locator('[data-alert="photo"]');
    await expect(alert).toBeVisible();
    await page.goto('/notifications');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alert).toHaveCount(0);
    await page.goto('/members');
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('ALERT-02 offers notifications where the browser supports them and the member has not refused', async ({
    page,
    logIn,
  }) => {
    await logIn('premiumMember');
    const offer = page.locator('[data-alert="push"]');
    // Headless Chromium denies notifications by default. The alert depends on what the browser reports.
    const permission = await page.evaluate(() => Notification.permission);
    await expect(offer).toHaveCount(permission === 'denied' ? 0 : 1);
  });

  for (const [reason, text] of [
    ['fbl', 'marked as spam'],
    ['bounce', 'come back from your address'],
    ['listunsubscribe', 'you have unsubscribed'],
  ] as const) {
    test(`ALERT-03 says that emails are off, and why: ${reason}`, async ({ page, logIn }) => {
      const address = 'premium@demo.test';
      await inDatabase((db) =>
        sql`insert into email_suppressions (site_id, email, reason) values (1, ${address}, ${reason})
            on conflict do nothing`.execute(db),
      );
      try {
        await logIn('premiumMember');
        await expect(page.locator('[data-alert="email-disabled"]')).toContainText(text);
      } finally {
        await inDatabase((db) => sql`delete from email_suppressions where email = ${address}`.execute(db));
      }
    });
  }

  test('ALERT-04 the activation reminder cannot be dismissed', async ({ page, logIn }) => {
    await logIn('unconfirmedMember');
    const reminder = page.locator('[data-alert="activation"]');
    await expect(reminder).toContainText('unconfirmed@demo.test');
    await expect(reminder.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  });

  test('ALERT-07 ALERT-09 MEMBER-08 ?t=1 shows an unseen match; a click on the photo opens the profile', async ({
    page,
    logIn,
    allowConsole,
  }) => {
    // On a busy machine the search is left before it uses its data.
    allowConsole(/members\.php.* was preloaded using link preload but not used/);
    await logIn('freeMember');
    // Only their newest match is unseen, so that none is left for the next journey.
    const match = await inDatabase(async (db) => {
      const { rows } = await sql`
        with newest as (
          select m.user_lo, m.user_hi, u.id as member from matches m
          join users u on u.email = 'free@demo.test' and u.id in (m.user_lo, m.user_hi)
          order by m.created_at desc limit 1)
        update matches m set lo_shown_at = case when n.member = m.user_lo then null else m.lo_shown_at end,
          hi_shown_at = case when n.member = m.user_hi then null else m.hi_shown_at end
        from newest n where m.user_lo = n.user_lo and m.user_hi = n.user_hi returning m.user_lo`.execute(db);
      return rows.length;
    });
    expect(match).toBeGreaterThan(0);
    await page.goto('/members?t=1&gender=female');
    const modal = page.getByRole('dialog', { name: 'It’s a match!' });
    await expect(modal).toBeVisible();
    expect(new URL(page.url()).search).toBe('?gender=female');
    const reported = page.waitForResponse((response) => response.url().endsWith('/api/modal-event.php'));
    await modal.getByRole('button', { name: /^Photo of / }).click();
    expect((await reported).ok()).toBe(true);
    await page.waitForURL(/\/members\/\d+$/);
    await expect(modal).toBeHidden();
  });
});
