import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { StoreUnavailable } from '@pairwise/object-store';
import { startBucket, type TestBucket } from '@pairwise/object-store/testing';

import { makeDist, temporaryFolder } from '../testing/make-dist.ts';
import { type ArtifactStore, openArtifacts } from './artifact-store.ts';
import { readDescription } from '../builds/build-files.ts';

const version = '1.0.0-00000001';
const files = { 'remoteEntry.js': 'entry', 'deep/screen.js': 'screen' };
const distOf = (more: Record<string, string> = {}): string =>
  makeDist({ name: 'mf-chat', version, files: { ...files, ...more } });

const warnings: string[] = [];
const warn = (message: string): void => {
  warnings.push(message);
};
const open = (bucket: TestBucket | undefined, dataDir = temporaryFolder()): ArtifactStore =>
  openArtifacts({ dataDir, warn, ...(bucket && { address: bucket.address }) });

const text = async (bytes: Promise<Buffer | undefined>): Promise<string | undefined> => (await bytes)?.toString();

describe.each([
  ['a folder', undefined],
  ['a bucket', { conditional: true }],
  ['a bucket without conditional writes', { conditional: false }],
])('PLAT-05 published files in %s', (_name, kind) => {
  let bucket: TestBucket | undefined;
  let store: ArtifactStore;
  let dataDir: string;
  beforeEach(async () => {
    bucket = kind && (await startBucket(kind));
    dataDir = temporaryFolder();
    store = open(bucket, dataDir);
  });
  afterEach(() => bucket?.stop());

  test('returns files unchanged in every encoding, and only listed ones', async () => {
    const published = await store.add(distOf());
    expect(published).toMatchObject({ name: 'mf-chat', version });
    expect(await text(store.read(published, 'deep/screen.js'))).toBe('screen');
    const brotli = await store.read(published, 'remoteEntry.js', 'br');
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe('entry');
    const gzip = await store.read(published, 'remoteEntry.js', 'gz');
    expect(gunzipSync(gzip ?? '').toString()).toBe('entry');
    expect(await store.read(published, 'remote.json')).toBeUndefined();
    expect(await store.read(published, 'contract.json')).toBeUndefined();
    expect(await store.read(published, '../../secrets/key')).toBeUndefined();
  });

  test('returns undefined for a listed file that is missing', async () => {
    const published = await store.add(distOf());
    const elsewhere = { ...published, version: '1.0.0-00000002' };
    expect(await store.read(elsewhere, 'remoteEntry.js')).toBeUndefined();
    expect(await store.read(elsewhere, 'remoteEntry.js', 'br')).toBeUndefined();
  });

  test('writes a version once: the same content changes nothing, other content is refused', async () => {
    const published = await store.add(distOf());
    expect(await store.add(distOf())).toEqual(published);
    await expect(store.add(distOf({ 'remoteEntry.js': 'other' }))).rejects.toMatchObject({ code: 'other_content' });
    await expect(store.add(distOf({ 'added.js': 'more' }))).rejects.toMatchObject({ code: 'other_content' });
    expect(await text(store.read(published, 'remoteEntry.js'))).toBe('entry');
  });

  test('refuses a build whose files differ from its description, and stores nothing', async () => {
    const dist = distOf();
    writeFileSync(path.join(dist, 'remoteEntry.js'), 'spoilt');
    await expect(store.add(dist)).rejects.toThrow(/remoteEntry.js differs from/);
    const other = distOf();
    writeFileSync(path.join(other, 'contract.json'), '{}');
    await expect(store.add(other)).rejects.toThrow(/contract.json differs from/);
    expect(await store.read(readDescription(dist), 'deep/screen.js')).toBeUndefined();
  });

  test('stores one of two concurrent builds of a version completely and reports a conflict to the other', async () => {
    const dists = [distOf({ 'remoteEntry.js': 'one' }), distOf({ 'remoteEntry.js': 'two' })];
    // Two programs on one data directory, or on one bucket.
    const results = await Promise.allSettled(dists.map((dist) => open(bucket, dataDir).add(dist)));
    const winners = results.filter((result) => result.status === 'fulfilled');
    expect(winners.length).toBeLessThanOrEqual(1);
    // Without conditional writes both may get the conflict.
    expect(winners.length).toBeGreaterThanOrEqual(kind?.conditional === false ? 0 : 1);
    const [winner] = winners;
    if (!winner) return;
    const bytes = await text(store.read(winner.value, 'remoteEntry.js'));
    expect(bytes).toBe(results[0]?.status === 'fulfilled' ? 'one' : 'two');
  });

  test('deletes a version with everything that belongs to it, and no other', async () => {
    const published = await store.add(distOf());
    await store.storeSeal(published, 'sealed');
    const other = await store.add(makeDist({ name: 'mf-chat', version: '1.0.0-00000002', files }));
    await store.read(published, 'remoteEntry.js', 'br');
    await store.remove(published);
    await store.remove(published);
    for (const file of ['remoteEntry.js', 'deep/screen.js']) {
      expect(await open(bucket, dataDir).read(published, file)).toBeUndefined();
      expect(await store.read(published, file)).toBeUndefined();
    }
    expect(await store.contract(published)).toBeUndefined();
    expect(await text(store.read(other, 'remoteEntry.js'))).toBe('entry');
    // Nothing is left that would keep other content out.
    expect(await store.add(distOf({ 'remoteEntry.js': 'other' }))).toMatchObject({ version });
  });

  test('provides a version as a folder', async () => {
    const published = await store.add(distOf());
    const folder = await store.folder(published);
    expect(readDescription(folder)).toEqual(published);
    expect(readFileSync(path.join(folder, 'deep/screen.js'), 'utf8')).toBe('screen');
    expect(readdirSync(folder).sort()).toEqual(
      ['contract.json', 'deep', 'remote.json', 'remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz'].sort(),
    );
  });
});

describe('a bucket', () => {
  let bucket: TestBucket;
  beforeEach(async () => {
    bucket = await startBucket({ conditional: true });
    warnings.length = 0;
  });
  afterEach(() => bucket.stop());

  test('that is down: returns files that were read before, even after a restart; other files are not available', async () => {
    const dataDir = temporaryFolder();
    const published = await open(bucket, dataDir).add(distOf());
    expect(await text(open(bucket, dataDir).read(published, 'remoteEntry.js'))).toBe('entry');
    await bucket.stop();
    const restarted = open(bucket, dataDir);
    expect(await text(restarted.read(published, 'remoteEntry.js'))).toBe('entry');
    await expect(restarted.read(published, 'deep/screen.js')).rejects.toThrow(StoreUnavailable);
    await expect(restarted.add(distOf())).rejects.toThrow(StoreUnavailable);
    await bucket.restart();
    expect(await text(restarted.read(published, 'deep/screen.js'))).toBe('screen');
  });

  test('requests a file once for any number of concurrent readers', async () => {
    const published = await open(bucket).add(distOf());
    const store = open(bucket);
    const before = bucket.requests();
    await Promise.all(Array.from({ length: 20 }, () => store.read(published, 'remoteEntry.js')));
    await store.read(published, 'remoteEntry.js');
    expect(bucket.requests() - before).toBe(1);
  });

  test('PLAT-05 refuses a file that was changed in the bucket, in every encoding', async () => {
    const published = await open(bucket).add(distOf());
    writeFileSync(bucket.fileOf(`mf-chat/${version}/remoteEntry.js`), 'steal()');
    writeFileSync(bucket.fileOf(`mf-chat/${version}/remoteEntry.js.br`), 'steal()');
    const store = open(bucket);
    await expect(store.read(published, 'remoteEntry.js')).rejects.toThrow(/differs from what was published/);
    expect(await store.read(published, 'remoteEntry.js', 'br')).toBeUndefined();
    expect(warnings.join()).toMatch(/remoteEntry.js.br/);
    // Control: unchanged files of the same version are returned.
    expect(await text(store.read(published, 'deep/screen.js'))).toBe('screen');
  });

  test('PLAT-05 refuses a file that unpacks to more than was published, which could fill the memory', async () => {
    const published = await open(bucket).add(distOf());
    const short = { ...published, files: published.files.map((file) => ({ ...file, bytes: file.bytes - 1 })) };
    expect(await open(bucket).read(short, 'remoteEntry.js', 'br')).toBeUndefined();
    expect(await open(bucket).read(short, 'remoteEntry.js', 'gz')).toBeUndefined();
    expect(await open(bucket).read(published, 'remoteEntry.js', 'br')).toBeDefined();
  });

  test('reads the contract without the rest of the version', async () => {
    const published = await open(bucket).add(distOf());
    const store = open(bucket);
    const before = bucket.requests();
    expect(await text(store.contract(published))).toMatch(/budgets/);
    expect(await text(store.contract(published))).toMatch(/budgets/);
    expect(bucket.requests() - before).toBe(1);
    writeFileSync(bucket.fileOf(`mf-chat/${version}/contract.json`), '{}');
    await expect(open(bucket).contract(published)).rejects.toThrow(/differs from what was published/);
  });

  test('PLAT-05 fetches a file again when its local copy is corrupt', async () => {
    const dataDir = temporaryFolder();
    const published = await open(bucket, dataDir).add(distOf());
    await open(bucket, dataDir).read(published, 'remoteEntry.js');
    const copy = path.join(dataDir, 'cache/artifacts/mf-chat', version, 'remoteEntry.js');
    expect(readFileSync(copy, 'utf8')).toBe('entry');
    writeFileSync(copy, 'half of');
    expect(await text(open(bucket, dataDir).read(published, 'remoteEntry.js'))).toBe('entry');
    expect(warnings.join()).toMatch(/corrupt/);
  });

  test('resumes an interrupted upload, but not with another build', async () => {
    await bucket.stop();
    bucket = await startBucket({ conditional: false });
    const published = await open(bucket).add(distOf());
    rmSync(bucket.fileOf(`mf-chat/${version}/remote.json`));
    rmSync(bucket.fileOf(`mf-chat/${version}/deep/screen.js`));
    const other = distOf({ 'remoteEntry.js': 'other' });
    await expect(open(bucket).add(other)).rejects.toMatchObject({ code: 'other_content' });
    expect(await open(bucket).add(distOf())).toEqual(published);
    expect(await text(open(bucket).read(published, 'deep/screen.js'))).toBe('screen');
  });
});
