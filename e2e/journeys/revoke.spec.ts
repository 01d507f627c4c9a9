import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { openRegistry } from '@pairwise/gateway/registry';
import { changeDist } from '@pairwise/gateway/testing';

import { productDataDir } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');

test('PLAT-04 a revoked version is gone with the next click, even in a tab that has it cached', async ({
  page,
  logIn,
}) => {
  const registry = openRegistry({ dataDir: productDataDir() });
  const by = { who: 'journey', why: 'a version that must not run' };
  const before = registry.current().pointers['mf-chat'] ?? '';
  const dist = changeDist(join(root, 'mf-chat/dist'), {
    hash: '0badc0de',
    script: (text, file) => (file.startsWith('messages-en') ? text.replaceAll('Messages', 'Revoked') : text),
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
    await expect(heading).toHaveText('Revoked');
    await link('/members').click();
    await expect(heading).not.toHaveText('Revoked');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    // Negative control: without a revocation a click loads no document.
    const asked = page.waitForResponse('**/__mfe/revision');
    await link('/chats').click();
    await asked;
    await expect(heading).toHaveText('Revoked');
    await link('/members').click();
    await expect(heading).not.toHaveText('Revoked');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    // Waits for the check of the last click, which would delay the next one.
    await page.waitForTimeout(2_000);

    registry.revoke('mf-chat', version, by);
    const revokedAt = Date.now();
    await link('/chats').click();
    await expect(heading).toHaveText('Messages');
    expect(Date.now() - revokedAt).toBeLessThan(4_000);
    await expect(page).toHaveURL(/\/chats$/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  } finally {
    if (registry.current().pointers['mf-chat'] === version) registry.rollback('mf-chat', by);
  }
  expect(registry.current().pointers['mf-chat']).toBe(before);
});
