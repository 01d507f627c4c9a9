import { sql } from 'kysely';

import { inDatabase } from '../support/product-database.ts';
import { expect, test } from '../support/test.ts';

test('NAV-05 the credits link shows the balance from 10 downwards, as a warning, and at 0 as an alarm', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', premium: true });
  await logInMember(anna);
  const item = page.getByRole('link', { name: /^Credits/ });
  const badge = item.locator('[data-tone]');
  const ground = () => badge.evaluate((node) => getComputedStyle(node).backgroundColor);
  const grounds: string[] = [];
  let balance = 30;
  for (const [credits, text, tone] of [
    [11, 'Credits', undefined],
    [10, 'Credits 10 10 credits left', 'warning'],
    [1, 'Credits 1 1 credit left', 'warning'],
    [0, 'Credits 0 0 credits left', 'danger'],
  ] as const) {
    const ref = `journey:${anna.id}:${credits}`;
    await inDatabase((db) =>
      sql`select credits_post(${anna.id}, ${credits - balance}, 'message', ${ref}, ${ref})`.execute(db),
    );
    balance = credits;
    await page.reload();
    await expect(item).toHaveAttribute('href', '/credits');
    await expect.poll(async () => (await item.innerText()).replaceAll(/\s+/g, ' ').trim()).toBe(text);
    await expect(badge).toHaveCount(tone ? 1 : 0);
    if (!tone) continue;
    await expect(badge).toHaveAttribute('data-tone', tone);
    grounds.push(await ground());
  }
  expect(grounds[0]).toBe(grounds[1]);
  expect(grounds[2]).not.toBe(grounds[1]);
});
