import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { type Author, openRegistry, type Registry } from '@pairwise/gateway/registry';
import { changeDist } from '@pairwise/gateway/testing';

import { productDataDir } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');

type Withdraw = (registry: Registry, version: string, by: Author) => number;

/** The ways in which a version leaves open pages. A revoked version is never published again, so each has its own. */
const ways: [how: string, hash: string, withdraw: Withdraw][] = [
  ['revoked', '0badc0de', (registry, version, by) => registry.revoke('mf-chat', version, by)],
  ['rolled-back', '0badc0df', (registry, _version, by) => registry.rollback('mf-chat', by)],
];

for (const [how, hash, withdraw] of ways) {
  test(`PLAT-04 a ${how} version is gone with the next click, even in a tab that has it cached`, async ({
    page,
    logIn,
  }) => {
    const registry = openRegistry({ dataDir: productDataDir() });
    const by = { who: 'journey', why: 'a version that must not run' };
    const before = registry.current().pointers['mf-chat'] ?? '';
    const dist = changeDist(join(root, 'mf-chat/dist'), {
      hash,
      script: (text, file) => (file.startsWith('messages-en') ? text.replaceAll('Messages', 'Withdrawn') : text),
    });
    const { version } = registry.putLive(dist, by);
    rmSync(dist, { recursive: true, force: true });
    const heading = page.getByRole('heading', { level: 1 });
    const link = (path: string) => page.locator(`a[href="${path}"]:visible`).first();

    try {
      await logIn('freeMember');
      // Both screens are loaded, so that neither requests code again.
      await page.goto('/members');
      await link('/chats').click();
      await expect(heading).toHaveText('Withdrawn');
      await link('/members').click();
      await expect(heading).not.toHaveText('Withdrawn');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      // Negative control: before that a click loads no document.
      const asked = page.waitForResponse('**/__mfe/revision');
      await link('/chats').click();
      await asked;
      await expect(heading).toHaveText('Withdrawn');
      await link('/members').click();
      await expect(heading).not.toHaveText('Withdrawn');
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      // Waits for the check of the last click, which would delay the next one.
      await page.waitForTimeout(2_000);

      withdraw(registry, version, by);
      const withdrawnAt = Date.now();
      await link('/chats').click();
      await expect(heading).toHaveText('Messages');
      expect(Date.now() - withdrawnAt).toBeLessThan(4_000);
      await expect(page).toHaveURL(/\/chats$/);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    } finally {
      if (registry.current().pointers['mf-chat'] === version) registry.rollback('mf-chat', by);
    }
    expect(registry.current().pointers['mf-chat']).toBe(before);
  });
}
