import { rmSync } from 'node:fs';
import { join } from 'node:path';

import type { PublishedVersion } from '@pairwise/contracts/registry';
import { openRegistry } from '@pairwise/gateway/registry';
import { changeDist } from '@pairwise/gateway/testing';
import { sql } from 'kysely';

import { inDatabase } from '../support/product-database.ts';
import { productDataDir } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');

/** Adds a credits page to the description of mf-billing. */
const withCredits = (published: PublishedVersion): PublishedVersion => {
  if (!published.data) throw new Error('mf-billing describes no routes');
  const others = published.data.routes.filter(({ path }) => path !== '/credits');
  const [premium] = others;
  if (!premium) throw new Error('mf-billing has no route');
  return {
    ...published,
    data: { ...published.data, routes: [...others, { ...premium, id: 'credits', path: '/credits' }] },
  };
};

test('NAV-05 the credits link shows the balance from 10 downwards, as a warning, and at 0 as an alarm', async ({
  page,
  createMember,
  logInMember,
}) => {
  const registry = openRegistry({ dataDir: productDataDir() });
  const by = { who: 'journey', why: 'a page of credits' };
  const live = registry.current().pointers['mf-billing'];
  // The navigation links to live routes only. Until mf-billing has a credits page, this version describes one.
  const dist = changeDist(join(root, 'mf-billing/dist'), {
    hash: '0c4ed175',
    description: withCredits,
  });
  const { version } = registry.putLive(dist, by);
  rmSync(dist, { recursive: true });
  try {
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
  } finally {
    if (registry.current().pointers['mf-billing'] === version && version !== live) registry.rollback('mf-billing', by);
  }
});
