import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { PicturedRoute } from '@pairwise/contracts/pictures';

import { temporaryFolder } from '../testing/make-dist.ts';
import { type Limits, openPictureStore, type PictureStore, type StoredPictures } from './picture-store.ts';

const [one, two, three] = ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003'] as const;
const idOf = (digit: string): string => digit.repeat(40);

const route = (before: string | null, after: string): PicturedRoute => ({
  owner: 'mf-chat',
  path: '/chats',
  address: '/chats',
  change: before === null ? 'added' : 'changed',
  missing: null,
  redirectsTo: null,
  pairs: [
    {
      width: 360,
      before: before === null ? null : { id: idOf(before), height: 740 },
      after: { id: idOf(after), height: 740 },
      regions: [],
      share: 0,
      ignored: [],
    },
  ],
});

const pictures = (version: string, at: string, ...routes: PicturedRoute[]): StoredPictures => ({
  name: 'mf-chat',
  version,
  against: one,
  state: 'ready',
  failure: null,
  at,
  routes,
});

const noon = '2026-11-29T12:00:00.000Z';
const later = '2026-11-29T13:00:00.000Z';

interface Opened {
  dataDir: string;
  store: PictureStore;
  /** Stores a picture of 1,000 bytes, as if long ago. */
  addFile: (digit: string) => void;
  fileNames: () => string[];
}

const open = (limits: Partial<Limits> = {}): Opened => {
  const dataDir = temporaryFolder();
  const now = () => Date.parse(later);
  const store = openPictureStore(dataDir, { versions: 40, bytes: 1e9, days: 14, ...limits, now });
  return {
    dataDir,
    store,
    addFile: (digit) => {
      const file = path.join(store.folder, `${idOf(digit)}.webp`);
      writeFileSync(file, Buffer.alloc(1_000));
      utimesSync(file, 0, 0);
    },
    fileNames: () => readdirSync(store.folder).map((file) => file.slice(0, 1)),
  };
};

test('a picture is found by the version whose page it shows, and by no other', () => {
  const { store, addFile } = open();
  for (const digit of ['a', 'b', 'c']) addFile(digit);
  store.write(pictures(two, noon, route('a', 'b')));
  store.write(pictures(three, noon, route('a', 'c')));
  expect(store.file('mf-chat', two, idOf('b'))).toMatch(/b{40}\.webp$/);
  expect(store.file('mf-chat', two, idOf('a'))).toMatch(/a{40}\.webp$/);
  expect(store.file('mf-chat', two, idOf('c'))).toBeUndefined();
  expect(store.file('mf-chat', two, '../../secrets/registry-signing')).toBeUndefined();
  expect(store.file('../mf-chat', two, idOf('b'))).toBeUndefined();
});

test('the pictures of a version are known from its own comparison, and from those with it', () => {
  const { store, addFile } = open();
  for (const digit of ['a', 'b']) addFile(digit);
  store.write(pictures(two, noon, route('a', 'b')));
  const key = 'mf-chat /chats 360';
  expect(store.pictures('mf-chat', two)).toEqual({ [key]: { id: idOf('b'), height: 740 } });
  expect(store.pictures('mf-chat', one)).toEqual({ [key]: { id: idOf('a'), height: 740 } });
  expect(store.pictures('mf-billing', one)).toEqual({});
});

test('of several known pictures of a version the newest is used', () => {
  const { store, addFile } = open();
  for (const digit of ['a', 'b']) addFile(digit);
  store.write(pictures(two, noon, route('a', 'b')));
  for (const digit of ['c', 'd']) addFile(digit);
  store.write(pictures(three, later, route('c', 'd')));
  const key = 'mf-chat /chats 360';
  expect(store.pictures('mf-chat', one)).toEqual({ [key]: { id: idOf('c'), height: 740 } });
});

test('the newest versions stay within the limits, and a picture is deleted with the last list that shows it', () => {
  const { store, addFile, fileNames } = open({ versions: 1 });
  for (const digit of ['a', 'b', 'c']) addFile(digit);
  store.write(pictures(two, noon, route('a', 'b')));
  expect(fileNames()).toEqual(['a', 'b']);
  addFile('c');
  store.write(pictures(three, later, route('a', 'c')));
  expect(store.read('mf-chat', two)).toBeUndefined();
  expect(store.read('mf-chat', three)?.routes).toHaveLength(1);
  expect(fileNames()).toEqual(['a', 'c']);
});

test('pictures that are too large together are deleted, the oldest first, but never the newest', () => {
  const { store, addFile, fileNames } = open({ bytes: 2_500 });
  for (const digit of ['a', 'b']) addFile(digit);
  store.write(pictures(two, noon, route('a', 'b')));
  addFile('c');
  store.write(pictures(three, later, route('a', 'c')));
  expect(store.read('mf-chat', two)).toBeUndefined();
  expect(fileNames()).toEqual(['a', 'c']);

  const small = open({ bytes: 100 });
  small.addFile('b');
  small.store.write(pictures(two, noon, route(null, 'b')));
  expect(small.fileNames()).toEqual(['b']);
});

test('pictures are deleted after two weeks, because they may show members', () => {
  const { dataDir, store, addFile } = open();
  addFile('b');
  store.write(pictures(two, '2026-11-20T12:00:00.000Z', route(null, 'b')));
  expect(store.read('mf-chat', two)).toBeDefined();
  openPictureStore(dataDir, { versions: 40, bytes: 1e9, days: 14, now: () => Date.parse('2026-12-05T12:00:00.000Z') });
  expect(store.read('mf-chat', two)).toBeUndefined();
  expect(readdirSync(store.folder)).toEqual([]);
});

test('a picture that was stored a moment ago stays: its list is not written yet', () => {
  const { store } = open();
  const file = path.join(store.folder, `${idOf('d')}.webp`);
  writeFileSync(file, 'new');
  utimesSync(file, new Date(), new Date());
  store.write(pictures(two, noon, route(null, 'b')));
  expect(existsSync(file)).toBe(true);
});

test('a list that cannot be read counts as none', () => {
  const { dataDir, store } = open();
  writeFileSync(path.join(dataDir, 'pictures/versions', `mf-chat@${two}.json`), '{"half');
  expect(store.read('mf-chat', two)).toBeUndefined();
  expect(store.waiting()).toEqual([]);
});
