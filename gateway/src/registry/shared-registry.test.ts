import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { createTestDatabase, type TestDatabase } from '@pairwise/api/testing';

import type { SharedData } from '../data/open-data.ts';
import { chatDist, shellDist } from '../testing/make-dist.ts';
import { eventually, type SharedPlace, sharedPlaces } from '../testing/shared-registries.ts';
import { type Fit, RevisionConflict, type SharedRegistry } from './index.ts';

const by = { who: 'chat-ci (Ada)', why: 'a test' };
const [one, two, three] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'] as const;
const steps = [{ audience: {}, percent: 10 }];
const haltOn = { minSessions: 10, errorRateDelta: 0.1 };

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

describe.each(sharedPlaces)('a registry in %s', (_name, create) => {
  let place: SharedPlace;
  let data: SharedData;
  let registry: SharedRegistry;
  beforeEach(async () => {
    place = await create(server.url);
    data = await place.openFirst();
    ({ registry } = data);
    await registry.putLive(chatDist(one), by);
    await registry.publish(chatDist(two), by);
    await registry.recordChecks('mf-chat', two, 'verified', [], by);
  });
  afterEach(() => place.close());

  const live = (read: SharedRegistry = registry): string | undefined => read.current().pointers['mf-chat'];
  const openAnother = async (): Promise<SharedRegistry> => (await place.openAnother()).registry;

  test('PLAT-01 a change is visible to its caller when it resolves, and to another gateway without a restart', async () => {
    const other = await openAnother();
    expect(live(other)).toBe(one);
    const revision = await registry.promote('mf-chat', two, by);
    expect([registry.current().revision, live()]).toEqual([revision, two]);
    expect(await eventually(() => (live(other) === two ? other.current().revision : undefined))).toBe(revision);
    expect(other.list().map(({ version, live: isLive }) => [version, isLive])).toEqual([
      [two, true],
      [one, false],
    ]);
    // The other one changes what it has just read.
    expect(await other.rollback('mf-chat', by)).toBe(revision + 1);
    expect(await eventually(() => (live() === one ? true : undefined))).toBe(true);
  });

  test('makes every change, and reads the same after a restart', async () => {
    await registry.startCanary('mf-chat', two, { steps, haltOn }, by);
    await registry.halt('mf-chat', by);
    await registry.promote('mf-chat', two, by);
    await registry.putLive(shellDist(), by);
    const { id } = await registry.request({ kind: 'promote', name: 'mf-chat', version: one }, { ...by, person: 'Ada' });
    await expect(async () => registry.approve(id, { ...by, person: 'ada' })).rejects.toThrow(/another person/);
    await registry.approve(id, { ...by, person: 'Bo' });
    await registry.revoke('mf-chat', two, by);
    const reopened = await openAnother();
    expect(reopened.current()).toEqual(registry.current());
    expect(reopened.audit()).toEqual(registry.audit());
    expect(JSON.parse(reopened.sealed('mf-chat', two))).toEqual(JSON.parse(registry.sealed('mf-chat', two)));
    expect(reopened.audit(8).map(({ what }) => what.kind)).toEqual([
      'publish',
      'check',
      'promote',
      'request',
      'approve',
      'revoke',
    ]);
    expect(place.warnings).toEqual([]);
  });

  test('PLAT-02 every change has an entry, and the chain of entries leads to the signed document', async () => {
    expect(registry.audit().map(({ revision, what }) => [revision, what.kind])).toEqual([
      [1, 'publish'],
      [2, 'check'],
      [3, 'promote'],
      [4, 'publish'],
      [5, 'check'],
    ]);
    expect(registry.current().change).toEqual(registry.audit().at(-1));
    expect(await registry.verifyAudit()).toEqual({ entries: 5 });
  });

  test.each<[string, number, number, (text: string) => string | undefined]>([
    ['changed', 2, 3, (text) => text.replace('Ada', 'Eve')],
    ['removed', 3, 4, () => undefined],
    ['spoilt', 3, 3, () => '{'],
    ['the last one, changed', 5, 5, (text) => text.replace('Ada', 'Eve')],
  ])('PLAT-02 detects an entry that was %s', async (_title, revision, broken, change) => {
    await place.changeEntry(revision, change);
    expect((await registry.verifyAudit()).broken).toMatchObject({ revision: broken });
  });

  const binding = { zones: ['app' as const], slots: ['modal' as const] };
  const wider = { zones: ['site' as const, 'app' as const], slots: ['modal' as const] };

  test('PLAT-04 keeps the zones and slots of names; what the operator makes live binds its name', async () => {
    expect(registry.current().bindings).toEqual({ 'mf-chat': binding });
    expect(registry.audit()[2]?.difference).toContainEqual({ path: 'bindings/mf-chat', before: null, after: binding });
    await registry.registerName({ name: 'mf-games', team: 'games', binding: wider }, by);
    const { id } = await registry.request({ kind: 'bind', name: 'mf-chat', ...wider }, { ...by, person: 'Ada' });
    await expect(async () => registry.approve(id, { ...by, person: 'ada' })).rejects.toThrow(/another person/);
    await registry.approve(id, { ...by, person: 'Bo' });
    expect((await openAnother()).current().bindings).toEqual({ 'mf-chat': wider, 'mf-games': wider });
    expect((await registry.verifyAudit()).broken).toBeUndefined();
  });

  test('PLAT-05 refuses a document whose bindings were changed: the signature covers them', async () => {
    const { revision } = registry.current();
    await registry.publish(chatDist(three), by);
    await place.changeDocument(revision + 1, (text) => text.replace('"zones":["app"]', '"zones":["app","site"]'));
    expect((await openAnother()).current().revision).toBe(revision);
    expect(place.warnings.join()).toMatch(/refused: the signature/);
  });

  test('PLAT-04 binds the names of a registry from before bindings to what is live, once', async () => {
    // With a check, a promotion binds nothing, so this one is as in a registry of an earlier version of the platform.
    const unbound = chatDist(one, 'mf-earlier');
    await registry.publish(unbound, by);
    await registry.recordChecks('mf-earlier', one, 'verified', [], by);
    await registry.promote('mf-earlier', one, by, () => undefined);
    expect(registry.current().bindings?.['mf-earlier']).toBeUndefined();
    const reopened = await openAnother();
    const late = { ...by, expectedRevision: reopened.current().revision };
    const revision = await reopened.bindToLive({ who: 'gateway', why: 'the first start' });
    expect(reopened.current().bindings).toEqual({ 'mf-chat': binding, 'mf-earlier': binding });
    expect(reopened.audit().at(-1)).toMatchObject({
      revision,
      who: 'gateway',
      what: { kind: 'bind', name: 'mf-earlier', ...binding },
    });
    expect(await reopened.bindToLive({ who: 'gateway', why: 'the second start' })).toBe(revision);
    // It is no conflict for a person who has read the state before: nothing that they have read differs.
    expect(await reopened.rollback('mf-chat', late, one)).toBe(revision);
  });

  test('refuses a change when what is live of the name has changed since the expected revision', async () => {
    const other = await openAnother();
    const expectedRevision = registry.current().revision;
    await other.putLive(chatDist(three), by);
    const change = async () => registry.promote('mf-chat', two, { ...by, expectedRevision });
    await expect(change).rejects.toThrow(RevisionConflict);
    await expect(change).rejects.toMatchObject({ conflict: { name: 'mf-chat', stable: { version: three } } });
    expect(live()).toBe(three);
  });

  test('changes of another name since the expected revision are no conflict', async () => {
    const other = await openAnother();
    const expectedRevision = registry.current().revision;
    await other.putLive(shellDist(), by);
    expect(await registry.promote('mf-chat', two, { ...by, expectedRevision })).toBe(expectedRevision + 4);
  });

  test('an unknown, refused or unfit version changes nothing', async () => {
    const before = registry.current();
    await expect(async () => registry.promote('mf-chat', '9.9.9-00000009', by)).rejects.toThrow(/no version/);
    const fit: Fit = () => 'the shell is too old';
    await expect(async () => registry.promote('mf-chat', two, by, fit)).rejects.toMatchObject({ code: 'does_not_fit' });
    expect(await registry.promote('mf-chat', one, by)).toBe(before.revision);
    expect((await openAnother()).current()).toEqual(before);
  });

  test('PLAT-05 refuses a changed document and serves the last valid one; its number is not used again', async () => {
    const revision = await registry.promote('mf-chat', two, by);
    await place.changeDocument(revision, (text) => text.replaceAll(two, one));
    const reopened = await openAnother();
    expect([reopened.current().revision, live(reopened)]).toEqual([revision - 1, one]);
    expect(place.warnings.join()).toMatch(/revision 6 refused: the signature/);
    expect(await reopened.promote('mf-chat', two, by)).toBe(revision + 1);
    expect((await openAnother()).current().revision).toBe(revision + 1);
  });

  test('a refused document that is repaired is read without a restart', async () => {
    const revision = await registry.promote('mf-chat', two, by);
    let kept = '';
    await place.changeDocument(revision, (text) => {
      kept = text;
      return text.replaceAll(two, one);
    });
    const reader = await openAnother();
    expect(live(reader)).toBe(one);
    await place.changeDocument(revision, () => kept);
    expect(await eventually(() => (live(reader) === two ? reader.current().revision : undefined))).toBe(revision);
  });

  test('PLAT-05 detects a registry restored to an older state; the next revision is above all earlier ones', async () => {
    await registry.promote('mf-chat', two, by);
    for (const revision of [5, 6]) {
      await place.changeDocument(revision, () => undefined);
      await place.changeEntry(revision, () => undefined);
    }
    await data.close();
    // The first machine, which has seen revision 6.
    const reopened = (await place.openFirst()).registry;
    await eventually(() => (/is at revision 4, but was at 6 already/.test(place.warnings.join()) ? true : undefined));
    expect(reopened.current().revision).toBe(4);
    expect((await reopened.verifyAudit()).broken).toMatchObject({ revision: 6 });
    expect(await reopened.recordChecks('mf-chat', two, 'verified', [], by)).toBe(7);
  });

  test('keeps 200 documents and the whole log', async () => {
    for (let index = 0; index < 100; index += 1) {
      await registry.promote('mf-chat', two, by);
      await registry.promote('mf-chat', one, by);
    }
    expect(await place.countDocuments()).toBe(200);
    expect(await registry.verifyAudit()).toEqual({ entries: 205 });
    expect((await openAnother()).current()).toEqual(registry.current());
    const tooOld = async () => registry.promote('mf-chat', two, { ...by, expectedRevision: 3 });
    await expect(tooOld).rejects.toThrow(RevisionConflict);
  }, 60_000);

  test('deletes the lists of versions that no kept document contains', async () => {
    await registry.putLive(shellDist(), by);
    await registry.publish(chatDist(three), by);
    for (let nth = 0; nth < 210; nth += 1) {
      const check = { id: 'files', verdict: 'failed' as const, reason: `attempt ${nth}` };
      await registry.recordChecks('mf-chat', three, 'refused', [check], by);
    }
    // Each kept document has a list of mf-chat of its own, and all have the same list of the shell.
    expect(await place.countLists()).toBe(201);
    expect((await openAnother()).current()).toEqual(registry.current());
    expect(registry.current().versions['mf-chat']?.[three]?.checks[0]?.reason).toBe('attempt 209');
  }, 60_000);

  test('two programs that write concurrently lose no update, while old documents and lists are deleted', async () => {
    for (let index = 0; index < 100; index += 1) {
      await registry.promote('mf-chat', two, by);
      await registry.promote('mf-chat', one, by);
    }
    const script = path.join(__dirname, '../testing/publish-many.ts');
    const more = place.databaseUrl === undefined ? [] : [place.databaseUrl];
    const writers = ['mf-left', 'mf-right'].map((name) =>
      spawn(process.execPath, [script, place.dataDir, name, '15', ...more]),
    );
    const codes = await Promise.all(writers.map(async (writer) => (await once(writer, 'exit'))[0]));
    expect(codes).toEqual([0, 0]);
    const reopened = await openAnother();
    expect(reopened.current().revision).toBe(295);
    expect(await reopened.verifyAudit()).toEqual({ entries: 295 });
    expect(reopened.list()).toHaveLength(32);
    expect(reopened.current().pointers).toMatchObject({
      'mf-left': '1.0.14-0000000a',
      'mf-right': '1.0.14-0000000a',
    });
  }, 60_000);

  test('changes that one gateway makes at the same time are made one after another', async () => {
    const promotions = Array.from({ length: 10 }, (_, nth) =>
      Promise.resolve(registry.promote('mf-chat', nth % 2 === 0 ? two : one, by)),
    );
    const revisions = await Promise.all(promotions);
    expect(revisions).toEqual(Array.from({ length: 10 }, (_, nth) => 6 + nth));
    expect(await registry.verifyAudit()).toEqual({ entries: 15 });
  });
});
