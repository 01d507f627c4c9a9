import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openVapidKeys, vapidKeysOf } from './vapid-key.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'pairwise-vapid-'));

test('PUSH-03 makes the key once, readable only by its owner, and finds it again', () => {
  const dataDir = folder();
  const made = openVapidKeys(dataDir, undefined);
  expect(openVapidKeys(dataDir, undefined)).toEqual(made);
  const file = join(dataDir, 'secrets', 'vapid.key');
  expect(readFileSync(file, 'utf8').trim()).toBe(made.privateKey);
  expect([statSync(file).mode & 0o777, statSync(join(dataDir, 'secrets')).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(readdirSync(join(dataDir, 'secrets'))).toEqual(['vapid.key']);
});

test('PUSH-03 uses a given key and writes no file', () => {
  const dataDir = folder();
  const { privateKey, publicKey } = openVapidKeys(folder(), undefined);
  expect(openVapidKeys(dataDir, privateKey)).toEqual({ privateKey, publicKey });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('PUSH-03 names a broken file and never replaces it', () => {
  const dataDir = folder();
  openVapidKeys(dataDir, undefined);
  writeFileSync(join(dataDir, 'secrets', 'vapid.key'), 'broken');
  expect(() => openVapidKeys(dataDir, undefined)).toThrow(/vapid\.key is not a key/);
});

test.each(['', 'short', Buffer.alloc(32).toString('base64url'), Buffer.alloc(32, 255).toString('base64url')])(
  'PUSH-03 refuses %j as a private key',
  (text) => expect(() => vapidKeysOf(text)).toThrow(),
);
