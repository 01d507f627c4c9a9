import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { openDatabase } from '@pairwise/api/db';
import { startDatabase } from '@pairwise/api/launcher';

import { temporaryDataDir } from '../temporary-data-dir.ts';

// In `npm test` the data of the run, which the test does not write once more.
const given = process.env['DEMO_DATA_DIR'];
const shared = given ?? temporaryDataDir('demo-data-test');
const folders = [temporaryDataDir('demo-data-test'), temporaryDataDir('demo-data-test')];
afterAll(() => {
  for (const folder of given === undefined ? [shared, ...folders] : folders)
    rmSync(folder, { recursive: true, force: true });
});

/** Copies in a process of its own, as a claim does. */
const copyInProcess = async (dataDir: string): Promise<void> => {
  const source = JSON.stringify(join(import.meta.dirname, 'demo-data.ts'));
  const script = `await (await import(${source})).copyDemoData(${JSON.stringify(dataDir)});`;
  const env = { ...process.env, DEMO_DATA_DIR: shared };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env, stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([0, null]);
};

test('two processes at the same time write the demo data once, and each gets a copy that the product uses', async () => {
  await Promise.all(folders.map(copyInProcess));
  const photos = folders.map((folder) => statSync(join(folder, 'photos')).isDirectory());
  expect(photos).toEqual([true, true]);
  // Both are copies of one database.
  const [first, second] = folders.map((folder) => readFileSync(join(folder, 'postgres/global/pg_control'), 'hex'));
  expect(first).toBe(second);
  const [dataDir = ''] = folders;
  const database = await startDatabase({ dataDir, log: () => undefined });
  const db = openDatabase({ url: database.url, onError: () => undefined });
  try {
    const found = await db.selectFrom('markers').where('name', '=', 'demo data').selectAll().execute();
    expect(found).toHaveLength(1);
  } finally {
    await db.destroy();
    await database.stop();
  }
});

test('nothing is copied over existing data, and nothing without the folder of a run', async () => {
  const { copyDemoData } = await import('./demo-data.ts');
  const empty = temporaryDataDir('demo-data-test');
  folders.push(empty);
  delete process.env['DEMO_DATA_DIR'];
  await copyDemoData(empty);
  expect(existsSync(join(empty, 'postgres'))).toBe(false);
  const [dataDir = ''] = folders;
  rmSync(join(dataDir, 'photos'), { recursive: true });
  await copyInProcess(dataDir);
  expect(existsSync(join(dataDir, 'photos'))).toBe(false);
});
