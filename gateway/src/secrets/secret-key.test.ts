import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { openSecretKey } from './secret-key.ts';
import { temporaryFolder } from '../testing/make-dist.ts';

test('creates a key of 32 bytes once, readable by its owner only, one for each name', () => {
  const dataDir = temporaryFolder();
  const key = openSecretKey(dataDir, 'one');
  expect(key.byteLength).toBe(32);
  expect(openSecretKey(dataDir, 'one')).toEqual(key);
  expect(openSecretKey(dataDir, 'two')).not.toEqual(key);
  expect(statSync(path.join(dataDir, 'secrets/one.key')).mode & 0o777).toBe(0o600);
});

test('stops the program when the file is not a key, instead of using a key that anyone could guess', () => {
  const dataDir = temporaryFolder();
  mkdirSync(path.join(dataDir, 'secrets'));
  writeFileSync(path.join(dataDir, 'secrets/staff.key'), '');
  expect(() => openSecretKey(dataDir, 'staff')).toThrow(/is not a key/);
});
