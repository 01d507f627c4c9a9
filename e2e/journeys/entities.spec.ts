import { getCompanyinfo } from '@pairwise/contracts/endpoints/companyinfo';
import { getUser } from '@pairwise/contracts/endpoints/user';
import { sql } from 'kysely';

import { logInWith } from '../support/log-in.ts';
import { madePassword } from '../support/made-members.ts';
import { inDatabase } from '../support/product-database.ts';
import { expect, test } from '../support/test.ts';

/** What the browser is told of the entities of the specification, and what its page makes of that. */
test('ENT-01 the user as the browser is told of them, and as the frame and the settings show them', async ({
  page,
  make,
}) => {
  const anna = await make({ name: 'Anna', premium: true, country: 'DE', language: 'de', photos: ['active'] });
  await inDatabase((db) =>
    sql`insert into notification_preferences (user_id, type, channel, enabled)
        select ${anna.id}, type, 'email', type not in ('like', 'news')
        from unnest(enum_range(null::notification_type)) type`.execute(db),
  );
  // The login page takes over the language that is saved.
  await logInWith(page, { email: anna.email, password: madePassword });
  // Of the page that was just left no answer can be read any more.
  await page.goto('about:blank');
  const told = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/user.php');
  await page.goto('/notifications');
  const { user } = getUser.response.parse(await (await told).json());
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
  expect(Date.now() - Date.parse(user?.signup_date ?? '')).toBeLessThan(600_000);

  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const menu = page.getByRole('button', { name: 'Kontomenü' });
  await expect(menu.locator('img')).toHaveAttribute('src', new RegExp(`/media/${photo}-`));
  const mails = page.getByRole('switch', { name: / per E-Mail$/ });
  await expect(mails).toHaveCount(8);
  await expect(mails.and(page.locator(':checked'))).toHaveCount(6);
});

test('ENT-03 the company as the browser is told of it is that of the site’s settings', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // No screen shows it yet, so the page asks as one would.
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
  const { id: _, ...stored } = row;
  expect(company).toEqual({
    ...stored,
    delete_discount: Number(row.delete_discount),
    added: row.added.toISOString(),
  });
  expect(settings.support_phone).toBe(company.support_phone);
  expect(company.tradenames).toContain(settings.name);
  await expect(page.getByRole('contentinfo')).toContainText(settings.name);
});

test('ENT-06 push, the place and the bonus: what the browser allows and what stands, as the deployables are told', async ({
  page,
  context,
  make,
  logInMade,
}) => {
  await logInMade(await make({ name: 'Anna' }));
  await page.goto('/profile?edit=place&bus=panel');
  // The newest line of the panel; found without roles, for a dialog takes them from everything behind it.
  const told = async (stream: string): Promise<unknown> => {
    const line = page.locator('[data-bus="stream"]').filter({ has: page.getByText(stream, { exact: true }) });
    return JSON.parse((await line.first().locator('code').textContent()) ?? '');
  };
  expect(await told('bonus')).toEqual({ isVisible: false });
  const permission = await page.evaluate(() => Notification.permission);
  await expect
    .poll(() => told('push'))
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
  // Changed in the browser's settings while the page stands there.
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
