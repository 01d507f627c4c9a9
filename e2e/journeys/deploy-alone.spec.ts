import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { openRegistry } from '@pairwise/gateway/registry';

import { productDataDir } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The journey changes a copy of the remote beside the original, so that the checkout's sources stay as they are. */
const copy = join(root, '.mf-billing-changed');

const builtFiles = (folder: string): Record<string, number> =>
  Object.fromEntries(
    readdirSync(join(root, folder, 'dist'), { recursive: true, encoding: 'utf8' }).map((file) => [
      `${folder}/${file}`,
      statSync(join(root, folder, 'dist', file)).mtimeMs,
    ]),
  );

test.afterEach(() => rmSync(copy, { recursive: true, force: true }));

test('PLAT-01 mf-billing is rebuilt alone and goes live by a change of the registry alone', async ({ page }) => {
  test.setTimeout(180_000);
  const others = ['shell', 'mf-auth', 'mf-members', 'mf-chat', 'mf-landers'];
  const builtBefore = others.map(builtFiles);

  await page.goto('/pricing');
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  expect(before).not.toContain('Rebuilt alone');

  cpSync(join(root, 'mf-billing'), copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('/dist') && !path.endsWith('/.turbo'),
  });
  const messages = join(copy, 'messages/pricing/en.ts');
  const changed = readFileSync(messages, 'utf8').replace(/(\btitle: )'[^']+'/, "$1'Rebuilt alone'");
  expect(changed).toContain('Rebuilt alone');
  writeFileSync(messages, changed);
  await run('node', ['shared/webpack/build.ts', '.mf-billing-changed'], { cwd: root });

  const registry = openRegistry({ dataDir: productDataDir() });
  const by = { who: 'journey', why: 'mf-billing alone' };
  const live = registry.current().pointers['mf-billing'] ?? '';
  const { version } = registry.publish(join(copy, 'dist'), by);
  expect(version).not.toBe(live);

  // Uploaded, not yet live.
  await page.reload();
  await expect(heading).toHaveText(before);

  registry.putLive(join(copy, 'dist'), by);
  await page.reload();
  await expect(heading).toHaveText('Rebuilt alone');

  registry.rollback('mf-billing', by);
  expect(registry.current().pointers['mf-billing']).toBe(live);
  await page.reload();
  await expect(heading).toHaveText(before);

  expect(others.map(builtFiles)).toEqual(builtBefore);
});
