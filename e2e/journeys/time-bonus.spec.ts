import { sql } from 'kysely';

import { methodLink } from '../support/payment-methods.ts';
import { inDatabase } from '../support/product-database.ts';
import { expect, test } from '../support/test.ts';

const signUpAgo = ({ id }: { id: number }, seconds: number) =>
  inDatabase((db) =>
    sql`update users set signup_date = now() - make_interval(secs => ${seconds}) where id = ${id}`.execute(db),
  );

test('BILL-07 BILL-08 ALERT-05 a new member sees the bonus, and pays less for a bundle; the device’s clock changes nothing @phone', async ({
  page,
  createMember,
  logInMember,
  allowConsole,
}) => {
  // The clock that runs ahead also ends the wait for a connection that is being made.
  allowConsole(/WebSocket is closed before the connection is established/);
  const anna = await createMember({ name: 'Anna', credits: 0, photos: ['active'] });
  await signUpAgo(anna, 3_600);
  await page.clock.install({ time: new Date(Date.now() - 2 * 3_600_000) });
  await logInMember(anna);
  const banner = page.getByRole('region', { name: 'Welcome discount' });
  await expect(banner).toContainText(/02:5\d:\d\d/);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.goto('/members');
  await expect(banner).toBeVisible();

  await page.clock.runFor(41_000);
  const modal = page.getByRole('dialog', { name: 'Your welcome discount' });
  await expect(modal).toContainText('25%');
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/members$/);

  await banner.getByRole('link', { name: 'See packages' }).click();
  await page.getByRole('list', { name: 'Packages' }).getByRole('link').nth(1).click();
  await methodLink(page, /^iDEAL/).click();
  await page.getByRole('button', { name: 'Order and pay €22.49' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a test result' })).toBeVisible();
  await expect(page.getByText('€22.49').first()).toBeVisible();
});

test('BILL-07 a member of four hours sees no bonus', async ({ page, createMember, logInMember }) => {
  const anna = await createMember({ name: 'Anna', credits: 0 });
  await logInMember(anna);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Welcome discount' })).toBeHidden();
});
