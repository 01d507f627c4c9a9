import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openVapidKeys, vapidKeysOf } from './vapid-key.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'pairwise-vapid-'));

test('PUSH-03 the key is made once, for its owner alone, and found again', () => {
  const dataDir = folder();
  const made = openVapidKeys(dataDir, undefined);
  expect(openVapidKeys(dataDir, undefined)).toEqual(made);
  const file = join(dataDir, 'secrets', 'vapid.key');
  expect(readFileSync(file, 'utf8').trim()).toBe(made.privateKey);
  expect([statSync(file).mode & 0o777, statSync(join(dataDir, 'secrets')).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(readdirSync(join(dataDir, 'secrets'))).toEqual(['vapid.key']);
});

test('PUSH-03 a key that is set is the one that counts, and makes no file', () => {
  const dataDir = folder();
  const { privateKey, publicKey } = openVapidKeys(folder(), undefined);
  expect(openVapidKeys(dataDir, privateKey)).toEqual({ privateKey, publicKey });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('PUSH-03 a broken file is told by its name, and never replaced in silence', () => {
  const dataDir = folder();
  openVapidKeys(dataDir, undefined);
  writeFileSync(join(dataDir, 'secrets', 'vapid.key'), 'broken');
  expect(() => openVapidKeys(dataDir, undefined)).toThrow(/vapid\.key is not a key/);
});

test.each(['', 'short', Buffer.alloc(32).toString('base64url'), Buffer.alloc(32, 255).toString('base64url')])(
  'PUSH-03 %j is no private key of that curve',
  (text) => expect(() => vapidKeysOf(text)).toThrow(),
);
