import { existsSync } from 'node:fs';
import path from 'node:path';

import { openArtifacts } from '../artifacts/artifact-store.ts';
import { publishBuild } from '../artifacts/publish-build.ts';
import type { ArtifactStore } from '../artifacts/store-types.ts';
import { openRegistry, type Registry } from '../registry/index.ts';
import { chatDist, makeDist, temporaryFolder } from '../testing/make-dist.ts';
import { createPruner, type Pruner } from './prune.ts';

const DAY = 24 * 60 * 60 * 1000;
const by = { who: 'chat/Ada', why: 'a test' };
const gateway = { who: 'gateway', why: 'not used for 30 days' };
const v = (number: number): string => `1.0.${number}-0000000${number}`;
const haltOn = { minSessions: 500, errorRateDelta: 0.01 };
const steps = [{ audience: {}, percent: 10 }];

let dataDir: string;
let now: number;
let registry: Registry;
let store: ArtifactStore;
let warnings: string[];
beforeEach(() => {
  dataDir = temporaryFolder();
  now = Date.parse('2026-06-01T06:00:00Z');
  warnings = [];
  registry = openRegistry({ dataDir, now: () => new Date(now) });
  store = openArtifacts({ dataDir });
});

const prunerWith = (more: Partial<Pick<ArtifactStore, 'remove'>> = {}): Pruner =>
  createPruner({
    registry: openRegistry({ dataDir, now: () => new Date(now) }),
    store: { ...store, ...more },
    warn: (message) => warnings.push(message),
    now: () => now,
  });
const later = (days: number): void => {
  now += days * DAY;
};
const upload = (number: number): void => {
  registry.publish(chatDist(v(number)), by);
  registry.recordChecks('mf-chat', v(number), 'verified', [], by);
};
const known = (): string[] => Object.keys(registry.current().versions['mf-chat'] ?? {}).sort();
const hasFiles = (number: number): boolean => existsSync(path.join(dataDir, 'artifacts/mf-chat', v(number)));

test('removes versions that were not used for 30 days, and their files', async () => {
  for (const number of [1, 2, 3]) upload(number);
  registry.promote('mf-chat', v(3), by);
  later(30);
  expect(await prunerWith().find()).toEqual([]);
  later(1);
  expect(await prunerWith().find()).toEqual([{ name: 'mf-chat', versions: [v(1), v(2)], bytes: expect.any(Number) }]);
  expect(known()).toHaveLength(3);

  const { names, filesLeft } = await prunerWith().run(gateway);
  expect([names.map(({ versions }) => versions), filesLeft]).toEqual([[[v(1), v(2)]], []]);
  expect([known(), hasFiles(1), hasFiles(2), hasFiles(3)]).toEqual([[v(3)], false, false, true]);
  expect(registry.audit().slice(-2)).toEqual([
    expect.objectContaining({
      ...gateway,
      what: { kind: 'prune', name: 'mf-chat', versions: [v(1), v(2)] },
      difference: [1, 2].map((number) => ({ path: `versions/mf-chat/${v(number)}`, before: v(number), after: null })),
    }),
    expect.objectContaining({ what: { kind: 'delete-files', name: 'mf-chat', versions: [v(1), v(2)] } }),
  ]);
  expect(registry.verifyAudit().broken).toBeUndefined();
  const { revision } = registry.current();
  expect(await prunerWith().run(gateway)).toEqual({ revision, names: [], filesLeft: [] });
});

test('keeps what is live, a canary, in the history, requested, revoked, or the newest', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) upload(number);
  registry.promote('mf-chat', v(1), by);
  registry.promote('mf-chat', v(2), by);
  registry.startCanary('mf-chat', v(3), { steps, haltOn }, by);
  registry.request({ kind: 'promote', name: 'mf-chat', version: v(4) }, { ...by, person: 'Ada' });
  registry.revoke('mf-chat', v(5), by);
  later(100);
  await prunerWith().run(gateway);
  expect(known()).toEqual([v(1), v(2), v(3), v(4), v(5), v(7)]);
  registry.rollback('mf-chat', by, v(1));
  expect(registry.current().pointers['mf-chat']).toBe(v(1));
});

test('a version stays for 30 days after it was live for the last time', async () => {
  for (const number of [1, 2, 3, 4]) upload(number);
  registry.promote('mf-chat', v(1), by);
  registry.promote('mf-chat', v(2), by);
  registry.startCanary('mf-chat', v(3), { steps, haltOn }, by);
  later(50);
  registry.halt('mf-chat', by);
  // A rollback removes the version from the history.
  registry.rollback('mf-chat', by);
  later(29);
  expect(await prunerWith().find()).toEqual([]);
  later(2);
  expect(await prunerWith().find()).toMatchObject([{ versions: [v(2), v(3)] }]);
});

test('a version with a preview link stays until 30 days after the link has expired', async () => {
  for (const number of [1, 2]) upload(number);
  later(40);
  registry.recordPreview('mf-chat', v(1), new Date(now + 7 * DAY).toISOString(), by);
  later(36);
  expect(await prunerWith().find()).toEqual([]);
  later(3);
  expect(await prunerWith().find()).toMatchObject([{ versions: [v(1)] }]);
});

test('a version that goes live in the meantime stays', async () => {
  for (const number of [1, 2]) upload(number);
  later(31);
  const [unused] = await prunerWith().find();
  registry.promote('mf-chat', v(1), by);
  expect(registry.prune('mf-chat', unused?.versions ?? [], gateway).pruned).toEqual([]);
  expect(known()).toEqual([v(1), v(2)]);
});

test.each<[string, () => void]>([
  ['gets a preview link', () => registry.recordPreview('mf-chat', v(1), new Date(now + 7 * DAY).toISOString(), by)],
  [
    'was a canary',
    () => {
      registry.startCanary('mf-chat', v(1), { steps, haltOn }, by);
      registry.halt('mf-chat', by);
    },
  ],
])('a version that %s after it was found unused stays, with its files', async (_what, change) => {
  for (const number of [1, 2, 3]) upload(number);
  registry.promote('mf-chat', v(3), by);
  later(31);
  const prune: Registry['prune'] = (...args) => {
    change();
    return registry.prune(...args);
  };
  const racing = createPruner({ registry: { ...registry, prune }, store, warn: () => undefined, now: () => now });
  // Negative control: the other one is removed.
  expect(await racing.run(gateway)).toMatchObject({ names: [{ versions: [v(2)] }] });
  expect([known(), hasFiles(1), hasFiles(2)]).toEqual([[v(1), v(3)], true, false]);
});

test('files of a program that ended after the change of the document are deleted by the next run', async () => {
  for (const number of [1, 2]) upload(number);
  later(31);
  registry.prune('mf-chat', [v(1)], gateway);
  expect([known(), hasFiles(1)]).toEqual([[v(2)], true]);
  expect(await prunerWith().run(gateway)).toMatchObject({ names: [], filesLeft: [] });
  expect(hasFiles(1)).toBe(false);
  expect(registry.current().pruned?.['mf-chat']?.[v(1)]).toEqual({
    at: expect.any(String),
    content: expect.any(String),
  });
});

test('files that an interrupted run has left are deleted by the next one', async () => {
  for (const number of [1, 2, 3]) upload(number);
  later(31);
  const remove: ArtifactStore['remove'] = async ({ name, version }) => {
    if (version === v(2)) throw new Error('the program was killed');
    await store.remove({ name, version });
  };
  expect((await prunerWith({ remove }).run(gateway)).filesLeft).toEqual([`mf-chat ${v(2)}`]);
  expect([known(), hasFiles(1), hasFiles(2)]).toEqual([[v(3)], false, true]);
  expect(warnings).toEqual([expect.stringContaining('the program was killed')]);
  later(1);
  expect(await prunerWith().run(gateway)).toMatchObject({ names: [], filesLeft: [] });
  expect(hasFiles(2)).toBe(false);
});

test('PLAT-05 a pruned version can be published again, with the same content, once its files are deleted', async () => {
  for (const number of [1, 2]) upload(number);
  later(31);
  registry.prune('mf-chat', [v(1)], gateway);
  expect(() => registry.publish(chatDist(v(1)), by)).toThrow(/still being deleted/);
  await prunerWith().run(gateway);
  const other = makeDist({ name: 'mf-chat', version: v(1), files: { 'remoteEntry.js': 'other' } });
  expect(() => registry.publish(other, by)).toThrow(/other content/);
  expect(hasFiles(1)).toBe(false);
  expect(registry.publish(chatDist(v(1)), by)).toMatchObject({ added: true, counter: 3 });
  expect([known(), hasFiles(1)]).toEqual([[v(1), v(2)], true]);
});

test('PLAT-05 a run that another one overtakes leaves the files of a version that was published again', async () => {
  for (const number of [1, 2, 3]) upload(number);
  later(31);
  const deleted: string[] = [];
  const remove: ArtifactStore['remove'] = async ({ name, version }) => {
    await store.remove({ name, version });
    deleted.push(version);
    if (version !== v(1)) return;
    // The other run deletes all files, and the team publishes the second version again.
    expect((await prunerWith().run(gateway)).filesLeft).toEqual([]);
    expect(hasFiles(2)).toBe(false);
    expect(registry.publish(chatDist(v(2)), by)).toMatchObject({ added: true });
  };
  expect((await prunerWith({ remove }).run(gateway)).filesLeft).toEqual([]);
  expect(deleted).toEqual([v(1)]);
  expect([known(), hasFiles(1), hasFiles(2)]).toEqual([[v(2), v(3)], false, true]);
});

test('PLAT-05 a version that is pruned while it is published again has its files', async () => {
  for (const number of [1, 2]) upload(number);
  registry.promote('mf-chat', v(2), by);
  later(31);
  let isFirst = true;
  const add: ArtifactStore['add'] = async (dist) => {
    const published = await store.add(dist);
    if (isFirst) await prunerWith().run(gateway);
    isFirst = false;
    return published;
  };
  const result = await publishBuild({ store: { ...store, add }, registry }, chatDist(v(1)), by);
  expect(result).toMatchObject({ added: true, counter: 3 });
  expect([known(), hasFiles(1)]).toEqual([[v(1), v(2)], true]);
});

test('the content of a pruned version is remembered for a year, as long as browsers keep its files', async () => {
  for (const number of [1, 2, 3]) upload(number);
  registry.promote('mf-chat', v(2), by);
  later(31);
  await prunerWith().run(gateway);
  registry.publish(chatDist(v(4)), by);
  later(364);
  await prunerWith().run(gateway);
  const other = makeDist({ name: 'mf-chat', version: v(1), files: { 'remoteEntry.js': 'other' } });
  expect(() => registry.publish(other, by)).toThrow(/other content/);
  registry.publish(chatDist(v(5)), by);
  later(31);
  await prunerWith().run(gateway);
  expect(Object.keys(registry.current().pruned?.['mf-chat'] ?? {})).toEqual([v(3), v(4)]);
  expect(registry.publish(other, by)).toMatchObject({ added: true });
});

test('removes nothing while the audit log is broken', async () => {
  for (const number of [1, 2]) upload(number);
  later(31);
  const broken = createPruner({
    registry: { ...registry, verifyAudit: () => ({ entries: 0, broken: { revision: 2, reason: 'it is missing' } }) },
    store,
    warn: () => undefined,
    now: () => now,
  });
  await expect(broken.run(gateway)).rejects.toThrow(/broken at revision 2/);
  expect(known()).toEqual([v(1), v(2)]);
});
