import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '../testing/make-dist.ts';
import { openDiskCache } from './disk-cache.ts';

const bytes = (length: number): Buffer => Buffer.alloc(length, 'x');

test('drops the least recently used files over the size limit', async () => {
  const cache = openDiskCache({ folder: temporaryFolder(), maxBytes: 250, keepMs: 0 });
  await cache.put('a/one', bytes(100));
  await cache.put('a/two', bytes(100));
  await cache.get('a/one');
  await new Promise((resolve) => setTimeout(resolve, 5));
  await cache.put('b/three', bytes(100));
  expect(await cache.get('a/two')).toBeUndefined();
  expect((await cache.get('a/one'))?.byteLength).toBe(100);
  expect((await cache.get('b/three'))?.byteLength).toBe(100);
});

test('keeps recently used files even over the limit', async () => {
  const cache = openDiskCache({ folder: temporaryFolder(), maxBytes: 150, keepMs: 60_000 });
  await cache.put('one', bytes(100));
  await cache.put('two', bytes(100));
  expect(await cache.get('one')).toBeDefined();
});

test('counts the files of an earlier run and removes an interrupted write', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'a'));
  writeFileSync(path.join(folder, 'a/old'), bytes(100));
  utimesSync(path.join(folder, 'a/old'), 1, 1);
  writeFileSync(path.join(folder, 'a/half.1-1.tmp'), bytes(100));
  const cache = openDiskCache({ folder, maxBytes: 150, keepMs: 60_000 });
  expect(existsSync(path.join(folder, 'a/half.1-1.tmp'))).toBe(false);
  await cache.put('new', bytes(100));
  expect(existsSync(path.join(folder, 'a/old'))).toBe(false);
  expect(existsSync(path.join(folder, 'new'))).toBe(true);
});
