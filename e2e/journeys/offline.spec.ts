import { inDatabase } from '../support/product-database.ts';
import { bornAged, searchOfAge } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test('MEMBER-05 MEMBER-09 likes and swipes are queued while offline and sent when the network is back @phone', async ({
  page,
  context,
  createMember,
  logInMember,
  allowConsole,
}) => {
  // Requests that the page makes meanwhile, such as pictures and its next screen, fail.
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const anna = await createMember({ name: 'Anna', seeks: 'male' });
  const [bram, cees] = [
    await createMember({ name: 'Bram', gender: 'male', birthDate: bornAged(79) }),
    await createMember({ name: 'Cees', gender: 'male', birthDate: bornAged(79) }),
  ];
  await logInMember(anna);
  // Both screens are loaded before the network is cut.
  await page.goto(searchOfAge(79));
  const main = page.getByRole('main');
  const like = (name: string) => main.getByRole('button', { name: `Like ${name}` });
  await expect(like('Cees')).toBeVisible();
  await page.getByRole('link', { name: 'Swipe' }).filter({ visible: true }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(like('Bram')).toBeVisible();

  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(banner).toContainText('What you see may be out of date.');
  await like('Bram').click();
  await expect(page.getByText('You are offline. We will send it when you are back.')).toBeVisible();
  await like('Cees').click();
  await expect(like('Bram')).toHaveAttribute('aria-pressed', 'true');
  await expect(like('Cees')).toHaveAttribute('aria-pressed', 'true');
  await expect(banner).toContainText('We’ll send 2 pending actions once you are back online.');
  await page.getByRole('link', { name: 'Swipe' }).filter({ visible: true }).click();
  await main.getByRole('button', { name: /^Pass on / }).click();
  await expect(main.getByText(/^Passed on .+ Now: /)).toBeAttached();
  await expect(page.getByText('You are offline. We’ll send 3 pending actions once you are back online.')).toBeVisible();

  const arrived = () =>
    inDatabase(async (db) => {
      const likes = await db
        .selectFrom('likes')
        .where('from_id', '=', anna.id)
        .select('to_id')
        .orderBy('to_id')
        .execute();
      const passes = await db.selectFrom('swipe_passes').where('user_id', '=', anna.id).select('day').execute();
      return [likes.map(({ to_id: to }) => to), passes.length];
    });
  expect(await arrived()).toEqual([[], 0]);
  await context.setOffline(false);
  await expect.poll(arrived, { timeout: 5_000 }).toEqual([[bram.id, cees.id].toSorted((a, b) => a - b), 1]);
  await expect(banner).toBeHidden();
  await page.goto(`/members/${bram.publicId}`);
  await expect(like('Bram')).toHaveAttribute('aria-pressed', 'true');
});
