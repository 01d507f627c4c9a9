import { mkdtempSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import type { ObjectStore } from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { startBucket, type TestBucket } from './testing/start-bucket.ts';

const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'pairwise-store-'));
const text = (bytes: Uint8Array | undefined): string | undefined => bytes && Buffer.from(bytes).toString();

describe.each([
  ['a folder', undefined],
  ['a bucket', { conditional: true }],
  ['a bucket without conditional writes', { conditional: false }],
])('objects in %s', (_name, kind) => {
  let bucket: TestBucket | undefined;
  let store: ObjectStore;
  let folder: string;
  beforeEach(async () => {
    bucket = kind && (await startBucket(kind));
    folder = temporaryFolder();
    store = openObjectStore({ address: bucket?.address, folder });
  });
  afterEach(() => bucket?.stop());

  /** Writes a file of ten megabytes, which no buffer of a stream holds at once. */
  const largeFile = async (): Promise<{ file: string; content: Buffer }> => {
    const content = Buffer.alloc(10 * 1024 * 1024, 'content');
    const file = path.join(temporaryFolder(), 'large');
    await writeFile(file, content);
    return { file, content };
  };

  test('returns what was written, in memory and as a stream with its length', async () => {
    expect(await store.putNew('photos/one.jpg', Buffer.from('one'))).toBe(true);
    expect(text(await store.get('photos/one.jpg'))).toBe('one');
    const opened = await store.open('photos/one.jpg');
    expect(opened?.bytes).toBe(3);
    expect(opened && text(await buffer(opened.stream))).toBe('one');
    expect(await store.has('photos/one.jpg')).toBe(true);
  });

  test('has no object under another key', async () => {
    await store.putNew('photos/one.jpg', Buffer.from('one'));
    for (const key of ['photos/two.jpg', 'other/one.jpg']) {
      expect([await store.get(key), await store.open(key), await store.has(key)]).toEqual([
        undefined,
        undefined,
        false,
      ]);
    }
  });

  test('writes a new object once; of concurrent writers of the same content all succeed and it is whole', async () => {
    const content = Buffer.alloc(200_000, 'x');
    const writers = [1, 2, 3, 4].map(() => openObjectStore({ address: bucket?.address, folder }));
    const results = await Promise.all(writers.map((writer) => writer.putNew('photos/one.jpg', content)));
    expect(results).toContain(true);
    expect((await store.get('photos/one.jpg'))?.equals(content)).toBe(true);
    const again = await store.putNew('photos/one.jpg', Buffer.from('other'));
    expect(again).toBe(kind?.conditional === false);
    expect(text(await store.get('photos/one.jpg'))?.slice(0, 5)).toBe(again ? 'other' : 'xxxxx');
  });

  test('stores a large file, replaces it, and leaves the source', async () => {
    const { file, content } = await largeFile();
    await store.putFile('exports/one.zip', file);
    const opened = await store.open('exports/one.zip');
    expect(opened?.bytes).toBe(content.byteLength);
    expect(opened && (await buffer(opened.stream)).equals(content)).toBe(true);
    const other = path.join(temporaryFolder(), 'small');
    await writeFile(other, 'small');
    await store.putFile('exports/one.zip', other);
    expect(text(await store.get('exports/one.zip'))).toBe('small');
    expect((await stat(file)).size).toBe(content.byteLength);
  });

  test('rejects when the source of a file is missing, and stores nothing', async () => {
    await expect(store.putFile('exports/one.zip', path.join(folder, 'missing'))).rejects.toThrow('ENOENT');
    expect(await store.has('exports/one.zip')).toBe(false);
  });

  test('removes an object; a second removal and a new object under the key succeed', async () => {
    await store.putNew('photos/one.jpg', Buffer.from('one'));
    await store.remove('photos/one.jpg');
    await store.remove('photos/one.jpg');
    expect(await store.get('photos/one.jpg')).toBeUndefined();
    expect(await store.putNew('photos/one.jpg', Buffer.from('two'))).toBe(true);
    expect(text(await store.get('photos/one.jpg'))).toBe('two');
  });

  test('refuses keys that leave the store', async () => {
    for (const key of ['../secret', 'photos/../../secret', '/etc/passwd', 'photos//one', '', '.hidden', 'a\\b']) {
      await expect(store.get(key)).rejects.toThrow('is no key');
      await expect(store.putNew(key, Buffer.from('x'))).rejects.toThrow('is no key');
      await expect(store.remove(key)).rejects.toThrow('is no key');
    }
  });
});

test('a bucket that is down rejects with StoreUnavailable, and serves again when it is back', async () => {
  const bucket = await startBucket({ conditional: true });
  const store = openObjectStore({ address: bucket.address, folder: temporaryFolder() });
  await store.putNew('photos/one.jpg', Buffer.from('one'));
  await bucket.stop();
  await expect(store.get('photos/one.jpg')).rejects.toThrow(StoreUnavailable);
  await expect(store.has('photos/one.jpg')).rejects.toThrow(StoreUnavailable);
  await expect(store.putNew('photos/two.jpg', Buffer.from('two'))).rejects.toThrow(StoreUnavailable);
  await expect(store.remove('photos/one.jpg')).rejects.toThrow(StoreUnavailable);
  await bucket.restart();
  expect(text(await store.get('photos/one.jpg'))).toBe('one');
  await bucket.stop();
});

test('a bucket that accepts a request and is silent rejects with StoreUnavailable', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo; // it listens on a port
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  const address = `s3://deployables/live?endpoint=http://127.0.0.1:${port}`;
  const store = openObjectStore({ address, folder: temporaryFolder() });
  await expect(store.get('photos/one.jpg')).rejects.toThrow(StoreUnavailable);
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

test('a folder keeps its files from other accounts of the machine, and no unfinished ones', async () => {
  const folder = temporaryFolder();
  const store = openObjectStore({ address: undefined, folder });
  await store.putNew('exports/one.zip', Buffer.from('one'));
  await store.putNew('exports/one.zip', Buffer.from('two'));
  expect(await readdir(path.join(folder, 'exports'))).toEqual(['one.zip']);
  expect((await stat(path.join(folder, 'exports/one.zip'))).mode & 0o077).toBe(0);
});
