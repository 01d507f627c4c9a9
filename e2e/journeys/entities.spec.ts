import { getCompanyinfo } from '@pairwise/contracts/endpoints/companyinfo';
import { getUser } from '@pairwise/contracts/endpoints/user';
import { sql } from 'kysely';

import { logInWith } from '../support/log-in.ts';
import { memberPassword } from '../support/test-members.ts';
import { inDatabase } from '../support/product-database.ts';
import { expect, test } from '../support/test.ts';

/* The entities of the specification: what the browser receives of them, and how its page shows them. */
test('ENT-01 the browser receives the user; navigation and account settings show them', async ({
  page,
  createMember,
}) => {
  const anna = await createMember({ name: 'Anna', premium: true, country: 'DE', language: 'de', photos: ['active'] });
  await inDatabase((db) =>
    sql`insert into notification_preferences (user_id, type, channel, enabled)
        select ${anna.id}, type, 'email', type not in ('like', 'news')
        from unnest(enum_range(null::notification_type)) type`.execute(db),
  );
  // The login page switches to the saved language.
  await logInWith(page, { email: anna.email, password: memberPassword });
  // Responses of a page that has been left cannot be read.
  await page.goto('about:blank');
  const received = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/user.php');
  await page.goto('/notifications');
  const { user } = getUser.response.parse(await (await received).json());
  const [photo] = anna.photos;
  expect(user).toMatchObject({
    id: anna.publicId,
    status: 'active',
    credits: 30,
    paid_user: true,
    fictional_icon: false,
    language: 'de',
    notifications_disabled: ['like', 'news'],
    profile: {
      name: 'Anna',
      country: 'DE',
      status: 'active',
      main_image: { filename: `${photo}-640.jpg`, thumb_filename: `${photo}-320.jpg`, status: 'active' },
    },
  });
  expect(user?.profile.main_image).not.toHaveProperty('match');
  // Members of the journeys have signed up five hours ago.
  expect(Math.abs(Date.now() - 5 * 3_600_000 - Date.parse(user?.signup_date ?? ''))).toBeLessThan(600_000);

  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const menu = page.getByRole('button', { name: 'Kontomenü' });
  await expect(menu.locator('img')).toHaveAttribute('src', new RegExp(`/media/${photo}-`));
  const mails = page.getByRole('switch', { name: / per E-Mail$/ });
  await expect(mails).toHaveCount(8);
  await expect(mails.and(page.locator(':checked'))).toHaveCount(6);
});

test('ENT-03 the browser receives the company of the site’s settings', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // No screen shows the company yet, so the test sends the request that a screen would.
  const [companyinfo, { settings }] = await page.evaluate(async () =>
    Promise.all(
      ['companyinfo', 'settings'].map(async (name) =>
        (await fetch(`/api/${name}.php`, { headers: { 'x-request-type': 'client' } })).json(),
      ),
    ),
  );
  const { companyinfo: company } = getCompanyinfo.response.parse(companyinfo);
  const row = await inDatabase((db) =>
    db.selectFrom('companies').where('id', '=', settings.company_id).selectAll().executeTakeFirstOrThrow(),
  );
  // The creditor id is for the texts of mandates alone.
  const { id: _id, creditor_id: _creditorId, ...stored } = row;
  expect(company).toEqual({
    ...stored,
    delete_discount: Number(row.delete_discount),
    added: row.added.toISOString(),
  });
  expect(settings.support_phone).toBe(company.support_phone);
  expect(company.tradenames).toContain(settings.name);
  await expect(page.getByRole('contentinfo')).toContainText(settings.name);
});

test('ENT-06 the bus carries the state of push, location and bonus as the browser has it', async ({
  page,
  context,
  createMember,
  logInMember,
}) => {
  await logInMember(await createMember({ name: 'Anna' }));
  await page.goto('/profile?edit=place&bus=panel');
  // Returns the newest value of a stream. It is found without roles, because a dialog hides what is behind it.
  const latest = async (stream: string): Promise<unknown> => {
    const line = page.locator('[data-bus="stream"]').filter({ has: page.getByText(stream, { exact: true }) });
    return JSON.parse((await line.first().locator('code').textContent()) ?? '');
  };
  expect(await latest('bonus')).toEqual({ isVisible: false });
  const permission = await page.evaluate(() => Notification.permission);
  await expect
    .poll(() => latest('push'))
    .toEqual({
      isCapable: true,
      isSubscribed: false,
      permission: permission === 'default' ? 'unknown' : permission,
      lastMessage: null,
    });

  const sheet = page.getByRole('dialog');
  const ask = sheet.getByRole('button', { name: 'Use my location' });
  await expect(sheet.getByText(/^Your browser will ask you/)).toBeVisible();
  await expect(ask).toBeVisible();
  // The browser's permission changes while the page is open.
  await context.grantPermissions(['geolocation']);
  await expect(sheet.getByText(/^We look up your town/)).toBeVisible();
  const session = await context.newCDPSession(page);
  const { browserContextId } = (await session.send('Target.getTargetInfo')).targetInfo;
  await session.send('Browser.setPermission', {
    permission: { name: 'geolocation' },
    setting: 'denied',
    origin: new URL(page.url()).origin,
    ...(browserContextId !== undefined && { browserContextId }),
  });
  await expect(sheet.getByText(/Your browser keeps your location to itself/)).toBeVisible();
  await expect(ask).toHaveCount(0);
});
