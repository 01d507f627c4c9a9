import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { copyCheckout, packageStoreOf } from '../support/copy-checkout.ts';
import { productDataDir } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

test('PLAT-01 a remote created by the command passes the gate without changes', async () => {
  test.setTimeout(600_000);
  const copy = copyCheckout(root);
  const options = {
    cwd: copy,
    env: {
      ...process.env,
      ...packageStoreOf(root),
      DATA_DIR: productDataDir(),
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    },
  };
  const mfe = (...args: string[]) =>
    run('node', ['tools/src/commands/mfe.ts', ...args], options).catch((error: { message: string; stdout: string }) => {
      // The checks of the gate are in the output of the command.
      throw new Error(`${error.message}\n${error.stdout}`);
    });
  try {
    await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], options);
    await mfe('create', 'games');
    const { stdout } = await mfe('publish', 'mf-games', '--dry-run');
    expect(stdout).toContain('The version would pass');
    expect(stdout).toMatch(/browser +passed .*\/games/);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
