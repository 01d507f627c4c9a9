import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { packageStoreOf } from '../support/copy-checkout.ts';
import { consoleUrl, productDataDir, productUrl } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const execute = promisify(execFile);

/** Runs a program. The checks of the gate are in its output, also when it fails. */
const run = async (cwd: string, env: Record<string, string>, program: string, ...args: string[]): Promise<string> => {
  const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
  try {
    return (await execute(program, args, { cwd, env: { ...process.env, PATH: path, ...env } })).stdout;
  } catch (error) {
    const { message, stdout } = error as { message: string; stdout: string };
    throw new Error(`${message}\n${stdout}`, { cause: error });
  }
};

/** Runs a command of the checkout: as the operator of the product, or with a deploy token. */
const inCheckout = (command: string, args: string[], token = ''): Promise<string> => {
  const env = { DATA_DIR: productDataDir(), MFE_TOKEN: token };
  return run(root, env, 'node', join('tools/src/commands', `${command}.ts`), ...args);
};

/** Registers a name, unless an earlier attempt of this journey did, and creates a token for its team. */
const tokenFor = async (name: string): Promise<string> => {
  if (!(await inCheckout('mfe', ['names', 'list'])).includes(name)) {
    await inCheckout('mfe', ['names', 'register', name, '--team', 'elsewhere', '--why', 'a remote from elsewhere']);
  }
  const owner = ['--team', 'elsewhere', '--person', 'Ada'];
  const [text = ''] = (
    await inCheckout('mfe', ['token', 'create', ...owner, '--for', name, '--may', 'all', '--new'])
  ).split('\n');
  return text;
};

/** Takes a remote offline that only one journey knows. */
const takeOffline = (name: string, version: string, token: string): Promise<string> =>
  inCheckout('mfe', ['revoke', name, version, '--offline', '--why', 'the journey has ended'], token);

const versionIn = (output: string, name: string): string =>
  new RegExp(`${name} (\\S+) is live`).exec(output)?.[1] ?? '';

test('PLAT-01 a remote from a repository of its own passes the gate, goes live and is mounted', async ({
  page,
  logIn,
  allowConsole,
}) => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'pairwise-repository-'));
  const [packed, repository] = [join(folder, 'packed'), join(folder, 'puzzles')];
  const token = await tokenFor('mf-puzzles');
  const env = {
    ...packageStoreOf(root),
    MFE_TOKEN: token,
    MFE_URL: consoleUrl(),
    MFE_PLATFORM_URL: productUrl(),
  };
  const install = () => run(repository, env, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  const mfe = (...args: string[]) => run(repository, env, join(repository, 'node_modules/.bin/mfe'), ...args);
  try {
    await inCheckout('platform', ['pack', packed]);
    cpSync(packed, repository, { recursive: true });
    await install();
    await mfe('init', 'puzzles');
    await install();
    expect(await mfe('check')).toContain('Nothing is known against it.');
    const published = await mfe('publish', 'mf-puzzles', '--why', 'first version');
    expect(published).toMatch(/browser +passed .*\/puzzles/);
    try {
      await logIn('freeMember');
      await page.goto('/puzzles');
      await expect(page.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
      await expect(page.locator('[data-remote="mf-puzzles"]').getByRole('listitem').first()).toBeVisible();
    } finally {
      await takeOffline('mf-puzzles', versionIn(published, 'mf-puzzles'), token);
    }
    allowConsole(/status of 404 .*\/puzzles/);
    const gone = await page.goto('/puzzles');
    expect(gone?.status()).toBe(404);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('PLAT-01 a remote of less than 1 kB, written by hand, passes the gate, goes live and is mounted', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const dist = mkdtempSync(join(tmpdir(), 'pairwise-hand-written-'));
  const token = await tokenFor('mf-hello');
  await run(root, {}, 'node', 'docs/examples/hand-written-remote/describe.mjs', dist);
  const published = await inCheckout('mfe', ['publish', 'mf-hello', '--dist', dist, '--why', 'by hand'], token);
  rmSync(dist, { recursive: true, force: true });
  expect(published).toMatch(/browser +passed .*\/hello/);
  try {
    await page.goto('/hello');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello' })).toBeVisible();
  } finally {
    await takeOffline('mf-hello', versionIn(published, 'mf-hello'), token);
  }
});
