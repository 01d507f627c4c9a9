import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chatDist, makeDist, temporaryFolder } from '../testing/make-dist.ts';
import { openRegistry, type Registry } from './index.ts';

const by = { who: 'chat-ci (Ada)', why: 'a test' };
const [one, two] = ['1.0.0-00000001', '1.0.0-00000002'] as const;

let dataDir: string;
let registry: Registry;
let warnings: string[];
const open = (): Registry => openRegistry({ dataDir, warn: (message) => warnings.push(message) });

beforeEach(() => {
  dataDir = temporaryFolder();
  warnings = [];
  registry = open();
  registry.putLive(chatDist(one), by);
  registry.publish(chatDist(two), by);
  registry.recordChecks('mf-chat', two, 'verified', [], by);
  registry.promote('mf-chat', two, { who: 'Bob', why: 'better' });
});

const fileOf = (folder: string, revision: number): string =>
  path.join(dataDir, folder, `${String(revision).padStart(8, '0')}.json`);
const entryFile = (revision: number): string => fileOf('registry/audit', revision);

test('PLAT-02 logs every change with who, what, why and the difference', () => {
  expect(registry.audit().map(({ what }) => what.kind)).toEqual([
    'publish',
    'check',
    'promote',
    'publish',
    'check',
    'promote',
  ]);
  expect(registry.audit().at(-1)).toMatchObject({
    revision: 6,
    who: 'Bob',
    why: 'better',
    what: { kind: 'promote', name: 'mf-chat', version: two },
    difference: [
      { path: 'pointers/mf-chat', before: one, after: two },
      { path: 'history/mf-chat', before: [one], after: [two, one] },
    ],
  });
  expect(registry.audit()[3]?.difference).toEqual([{ path: `versions/mf-chat/${two}`, before: null, after: two }]);
  expect(registry.audit()[4]?.difference).toEqual([
    { path: `versions/mf-chat/${two}/status`, before: 'uploaded', after: 'verified' },
  ]);
  expect(registry.current().change).toEqual(registry.audit().at(-1));
});

test('a new key starts a new registry whose log is valid, and signs the published files again (how-to/configure.md)', () => {
  rmSync(path.join(dataDir, 'secrets/registry-signing.pem'));
  rmSync(path.join(dataDir, 'secrets/registry-revision'));
  renameSync(path.join(dataDir, 'registry'), path.join(temporaryFolder(), 'registry'));
  const rotated = open();
  expect([rotated.current().revision, warnings]).toEqual([0, []]);
  rotated.putLive(chatDist(two), by);
  expect(open().current().pointers).toEqual({ 'mf-chat': two });
  expect(open().verifyAudit()).toEqual({ entries: 3 });
  expect(warnings).toEqual([]);
});

test('PLAT-02 verifies the log from the first entry to the signed document', () => {
  expect(registry.verifyAudit()).toEqual({ entries: 6 });
  expect(open().verifyAudit()).toEqual({ entries: 6 });
  expect(openRegistry({ dataDir: temporaryFolder() }).verifyAudit()).toEqual({ entries: 0 });
});

const edit = (revision: number, change: (entry: Record<string, unknown>) => void): void => {
  const entry: Record<string, unknown> = JSON.parse(readFileSync(entryFile(revision), 'utf8'));
  change(entry);
  writeFileSync(entryFile(revision), JSON.stringify(entry));
};

test.each<[string, number, () => void]>([
  ['changed', 3, () => edit(2, (entry) => (entry['who'] = 'somebody else'))],
  ['changed in its reason', 6, () => edit(5, (entry) => (entry['why'] = 'nothing'))],
  ['removed', 4, () => rmSync(entryFile(3))],
  ['removed at the beginning', 2, () => rmSync(entryFile(1))],
  ['replaced by another', 3, () => writeFileSync(entryFile(3), readFileSync(entryFile(2)))],
  ['spoilt', 3, () => writeFileSync(entryFile(3), '{')],
  ['the last one, changed', 6, () => edit(6, (entry) => (entry['who'] = 'somebody else'))],
])('PLAT-02 detects an entry that was %s at revision %p', (_title, revision, tamper) => {
  tamper();
  expect(registry.verifyAudit().broken).toMatchObject({ revision, reason: expect.any(String) });
});

test('PLAT-02 leaves out an entry that cannot be read, warns once, and reads it again after a repair', () => {
  const before = readFileSync(entryFile(3), 'utf8');
  writeFileSync(entryFile(3), '{');
  const reopened = open();
  const revisions = (): number[] => reopened.audit().map(({ revision }) => revision);
  expect([revisions(), revisions()]).toEqual([
    [1, 2, 4, 5, 6],
    [1, 2, 4, 5, 6],
  ]);
  expect(warnings).toEqual(['the entry 3 of the audit log cannot be read']);
  expect(reopened.verifyAudit().broken).toMatchObject({ revision: 3 });
  // What takes a version off the pages works meanwhile.
  expect(reopened.rollback('mf-chat', { ...by, expectedRevision: 6 }, one)).toBe(7);

  writeFileSync(entryFile(3), before);
  expect(revisions()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('restores an entry from its document when its writer ended before it was stored', () => {
  const before = readFileSync(entryFile(4), 'utf8');
  rmSync(entryFile(4));
  rmSync(entryFile(6));
  const reopened = open();
  expect(readFileSync(entryFile(4), 'utf8')).toBe(before);
  expect(reopened.verifyAudit()).toEqual({ entries: 6 });
});

test('prunes documents but never the log', () => {
  for (let index = 0; index < 110; index += 1) {
    registry.promote('mf-chat', one, by);
    registry.promote('mf-chat', two, by);
  }
  const documents = readdirSync(path.join(dataDir, 'registry')).filter((file) => /^\d+\.json$/.test(file));
  expect(documents).toHaveLength(200);
  expect(registry.verifyAudit()).toEqual({ entries: 226 });
  expect(registry.audit()[0]).toMatchObject({ revision: 1, what: { kind: 'publish' } });
}, 60_000);

test('reads the latest revision after many changes and cannot write over a pruned number', () => {
  const sleeper = open();
  for (let index = 0; index < 110; index += 1) {
    registry.promote('mf-chat', one, by);
    registry.promote('mf-chat', two, by);
  }
  const late = sleeper.publish(chatDist('1.0.0-00000003'), by);
  expect(late.added).toBe(true);
  expect(sleeper.current().revision).toBe(227);
  expect(registry.current().revision).toBe(227);
  expect(registry.verifyAudit()).toEqual({ entries: 227 });
}, 60_000);

describe('a registry restored to an older state', () => {
  test('PLAT-05 is detected although each signature is valid; the next revision is above all earlier ones', () => {
    for (const revision of [5, 6]) rmSync(fileOf('registry', revision));
    const reopened = open();
    expect(reopened.current().revision).toBe(4);
    expect(reopened.current().pointers['mf-chat']).toBe(one);
    expect(warnings.join()).toMatch(/is at revision 4, but was at 6 already/);
    expect(reopened.recordChecks('mf-chat', two, 'verified', [], by)).toBe(7);
    expect(reopened.verifyAudit().broken).toMatchObject({ revision: 7 });
    // A program that was running all the time reads the next revision, too.
    expect(registry.current().revision).toBe(7);
  });

  test('PLAT-05 is detected together with its log, too', () => {
    for (const revision of [5, 6]) {
      rmSync(fileOf('registry', revision));
      rmSync(entryFile(revision));
    }
    const reopened = open();
    expect(reopened.current().revision).toBe(4);
    expect(warnings.join()).toMatch(/was at 6 already/);
    // The chain is whole, but it is not the whole chain.
    expect(reopened.verifyAudit()).toEqual({
      entries: 4,
      broken: { revision: 6, reason: 'revision 6 was seen before, but 4 is the newest that is here and valid' },
    });
  });

  test('PLAT-05 a document and an entry that were repaired are read again without a restart', () => {
    const [document, entry] = [readFileSync(fileOf('registry', 6), 'utf8'), readFileSync(entryFile(5), 'utf8')];
    writeFileSync(fileOf('registry', 6), '{');
    edit(5, (changed) => (changed['why'] = 'nothing'));
    const reopened = open();
    expect(reopened.current().revision).toBe(5);
    expect(reopened.audit().find(({ revision }) => revision === 5)?.why).toBe('nothing');
    expect(reopened.verifyAudit().broken).toBeDefined();

    writeFileSync(fileOf('registry', 6), document);
    writeFileSync(entryFile(5), entry);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    expect(reopened.current().revision).toBe(6);
    later.mockRestore();
    expect(reopened.verifyAudit()).toEqual({ entries: 6 });
    expect(reopened.audit().find(({ revision }) => revision === 5)?.why).not.toBe('nothing');
  });

  test('warns of nothing when nothing was restored', () => {
    open();
    expect(warnings).toEqual([]);
  });
});

test('reports documents of an older format in a few lines', () => {
  for (let revision = 7; revision < 40; revision += 1) writeFileSync(fileOf('registry', revision), '{"document":{}}');
  expect(open().current().revision).toBe(6);
  expect(warnings).toHaveLength(4);
  expect(warnings.at(-1)).toMatch(/and 30 older revisions refused/);
});

/** Returns the shortest of nine runs, in milliseconds. `before` runs before each and is not measured. */
const shortestOf = (run: () => void, before: (nth: number) => void = () => undefined): number =>
  Math.min(
    ...Array.from({ length: 9 }, (_, nth) => {
      before(nth);
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );

test('a change of a registry with two hundred versions costs little more than their JSON, and its readers less', () => {
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`file-${index}.js`, `${index}`]));
  const dist = makeDist({ name: 'mf-chat', version: two, files: { 'remoteEntry.js': 'x', ...files } });
  const described = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8'));
  for (let index = 0; index < 200; index += 1) {
    registry.publish({ ...described, version: `2.0.${index}-0000000a` }, by);
  }
  const change = (): void => {
    registry.promote('mf-chat', registry.current().pointers['mf-chat'] === one ? two : one, by);
  };
  const reader = open();
  const write = shortestOf(change);
  const read = shortestOf(() => reader.current(), change);
  const json = shortestOf(() => JSON.parse(JSON.stringify(registry.current())));
  expect(write / json).toBeLessThan(15);
  expect(read / json).toBeLessThan(1);
  expect(reader.current()).toEqual(registry.current());
}, 120_000);
