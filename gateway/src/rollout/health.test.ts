import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '../testing/make-dist.ts';
import { makeRollout } from '../testing/make-document.ts';
import { pagesOf } from './arms.ts';
import { type Health, type HealthOptions, openHealth, type ReportedDocument } from './health.ts';
import { addValue, countOf, type Histogram, quantile } from './histogram.ts';

const HOUR = 3_600_000;
const version = '1.0.0-00000001';
let clock: number;
let dataDir: string;
const warnings: string[] = [];
const opened: Health[] = [];
const open = (more: Partial<HealthOptions> = {}): Health => {
  const health = openHealth({ dataDir, now: () => clock, warn: (message) => warnings.push(message), ...more });
  opened.push(health);
  return health;
};

beforeEach(() => {
  clock = Date.UTC(2030, 0, 1, 10, 30);
  dataDir = temporaryFolder();
  warnings.length = 0;
});
afterEach(async () => {
  for (const health of opened.splice(0)) await health.close();
});

const seen = (
  more: Partial<ReportedDocument['deployables'][number]> = {},
  network = 'a',
  at = clock,
): ReportedDocument => ({
  at,
  network,
  deployables: [{ name: 'mf-chat', version, readyMs: 500, errors: [], ...more }],
  vitals: { lcp: 900, inp: 80, cls: 0.05 },
});
const failed = (message: string, network = 'a') => seen({ errors: [{ phase: 'render', message }] }, network);

test('returns the 75th percentile with the precision of a step', () => {
  const histogram: Histogram = [];
  for (let value = 1; value <= 1_000; value += 1) addValue(histogram, value * 3);
  expect(Math.abs((quantile(histogram, 0.75) ?? 0) - 2_250)).toBeLessThan(2_250 * 0.2);
  expect(quantile([], 0.75)).toBeNull();
  addValue(histogram, 10 ** 9);
  expect(quantile(histogram, 1)).toBeLessThan(70_000);
});

test('PLAT-07 sums up several arms, and counts the days of each', async () => {
  const health = open();
  const keys = ['arm.salt.0.10.canary', 'arm.salt.1.50.canary'];
  for (const key of keys) health.record({ ...seen(), arms: [{ name: 'mf-chat', key }], groups: ['device phone'] });
  const [first = ''] = keys;
  // One of another's page, and one of a visitor who has counted.
  health.record({ ...failed('no cart'), arms: [{ name: 'mf-chat', key: first, beside: true }] });
  health.record({
    ...failed('no cart'),
    arms: [{ name: 'mf-chat', key: first, parts: { outcome: false, times: false } }],
  });
  expect(health.summary('mf-chat', keys)).toMatchObject({ sessions: 3, errorSessions: 1, readySamples: 3 });
  expect(health.summary('mf-chat', keys.map(pagesOf))).toMatchObject({ sessions: 3, errorSessions: 0 });
  expect(health.groups('mf-chat', keys)).toEqual({ 'device phone': 2 });
  expect(health.series('mf-chat', keys, 0, 'device phone')).toMatchObject([{ sessions: 2 }]);
  expect(keys.map((key) => health.countedDays('mf-chat', key))).toEqual([1, 1]);
  await health.close();
  // After a restart what was counted of a network is unknown, so the day counts again.
  const again = open();
  const document = { ...seen(), arms: [{ name: 'mf-chat', key: first }] };
  again.record(document);
  expect(again.countedDays('mf-chat', first)).toBe(2);
  clock += 20 * HOUR;
  again.record({ ...document, at: clock });
  expect(again.countedDays('mf-chat', first)).toBe(3);
});

test('PLAT-07 counts the outcome of one document of a visitor, and the times of another one', async () => {
  const health = open();
  const key = 'arm.salt.0.10.canary';
  const record = (outcome: boolean, times: boolean): ReportedDocument => {
    const arms = [{ name: 'mf-chat', key, parts: { outcome, times } }];
    const document = { ...failed('no cart'), vitals: { lcp: 900 }, arms, groups: ['device phone'] };
    document.deployables = document.deployables.map((one) => ({ ...one, readyMs: 700 }));
    health.record(document);
    return document;
  };
  const counted = () => {
    const { sessions, errorSessions, readySamples } = health.summary('mf-chat', key);
    return [sessions, errorSessions, readySamples, countOf(health.times('mf-chat', key, 0).lcp)];
  };
  const first = record(true, false);
  expect(counted()).toEqual([1, 1, 0, 0]);
  const second = record(false, true);
  expect(counted()).toEqual([1, 1, 1, 1]);
  record(false, false);
  expect(counted()).toEqual([1, 1, 1, 1]);
  expect(health.groups('mf-chat', key)).toEqual({ 'device phone': 1 });
  health.withdraw(first);
  expect(counted()).toEqual([0, 0, 1, 1]);
  health.withdraw(second);
  expect(counted()).toEqual([0, 0, 0, 0]);
  await health.close();
});

test('PLAT-07 counts the documents of a rollout by language and country as well', async () => {
  const health = open();
  const inRollout = (groups: string[], failing = false): ReportedDocument => ({
    ...(failing ? failed('no cart') : seen()),
    arms: [{ name: 'mf-chat', key: 'arm.salt.0.10.canary' }],
    groups,
  });
  health.record(inRollout(['language de', 'country AT']));
  health.record(inRollout(['language de', 'country DE'], true));
  health.record(inRollout(['language nl', 'country BE']));
  // Without a rollout, or in that of another name, nothing is compared.
  health.record({ ...seen(), groups: ['language de'] });
  health.record({ ...seen(), arms: [{ name: 'shell', key: 'arm.salt.0.10.canary' }], groups: ['language de'] });
  expect(health.groups('mf-chat', version)).toEqual({
    'language de': 2,
    'country AT': 1,
    'country DE': 1,
    'language nl': 1,
    'country BE': 1,
  });
  const of = (group?: string) =>
    health.series('mf-chat', version, 0, group).map((point) => [point.sessions, point.errorSessions]);
  expect([of(), of('language de'), of('country AT'), of('country FR')]).toEqual([[[5, 1]], [[2, 1]], [[1, 0]], []]);
  expect(health.series('mf-chat', version, 0, 'language de')[0]?.readyP75Ms).toBeGreaterThan(400);

  const withdrawn = inRollout(['language nl', 'country BE']);
  health.record(withdrawn);
  health.withdraw(withdrawn);
  expect(of('language nl')).toEqual([[1, 0]]);
  await health.close();
  expect(open().groups('mf-chat', version)).toMatchObject({ 'language de': 2 });
});

test('reads the files of earlier versions, which have no groups', async () => {
  const health = open();
  health.record(seen());
  await health.close();
  const folder = path.join(dataDir, 'health');
  for (const file of readdirSync(folder)) {
    const full = path.join(folder, file);
    const text = readFileSync(full, 'utf8');
    expect(text).toContain(',"groups":{}');
    writeFileSync(full, text.replaceAll(',"groups":{}', ''));
  }
  expect(open().summary('mf-chat', version)).toMatchObject({ sessions: 1 });
  expect(warnings).toEqual([]);
});

test('PLAT-07 counts documents by minute, and errors by phase and network', () => {
  const health = open();
  health.record(seen());
  health.record(failed('no cart', 'b'));
  health.record(failed('no cart', 'b'));
  health.record(failed('no member', 'c'));
  clock += 60_000;
  health.record(seen());
  expect(health.summary('mf-chat', version)).toMatchObject({
    sessions: 5,
    errorSessions: 3,
    errorRate: 0.6,
    errorSessionsBy: { load: 0, mount: 0, render: 3, script: 0 },
    readySamples: 5,
    networks: [
      ['b', 2],
      ['c', 1],
    ],
    messages: expect.arrayContaining([
      { message: 'no cart', phase: 'render', count: 2, at: '2030-01-01T10:30:00.000Z' },
    ]),
  });
  expect(health.summary('mf-chat', version, clock)).toMatchObject({ sessions: 1, errorSessions: 0 });
  expect(
    health.series('mf-chat', version).map(({ at, sessions, errorSessions }) => [at, sessions, errorSessions]),
  ).toEqual([
    ['2030-01-01T10:30:00.000Z', 4, 3],
    ['2030-01-01T10:31:00.000Z', 1, 0],
  ]);
  expect(health.summary('mf-chat', 'another')).toMatchObject({ sessions: 0, errorRate: 0, readyP75Ms: null });
});

test('a second report of a document replaces the first', () => {
  const health = open();
  const first = failed('no cart');
  health.record(first);
  clock += 5_000;
  health.record(
    { ...first, deployables: failed('no cart').deployables.map((deployable) => ({ ...deployable, readyMs: 800 })) },
    first,
  );
  const { sessions, errorSessions, readySamples, messages, networks } = health.summary('mf-chat', version);
  expect({ sessions, errorSessions, readySamples, networks }).toEqual({
    sessions: 1,
    errorSessions: 1,
    readySamples: 1,
    networks: [['a', 1]],
  });
  expect(messages).toMatchObject([{ message: 'no cart', count: 1 }]);
});

test('keeps the last five of many different messages', () => {
  const health = open();
  for (let index = 0; index < 40; index += 1) {
    clock += 100;
    health.record(failed(`error ${index}`));
  }
  const { messages, errorSessions } = health.summary('mf-chat', version);
  expect(messages.map(({ message }) => message)).toEqual(['error 39', 'error 38', 'error 37', 'error 36', 'error 35']);
  expect(errorSessions).toBe(40);
});

test('counts documents without a report as silent after a while', () => {
  const health = open();
  for (let count = 0; count < 4; count += 1) health.shown('shell', version);
  health.record({ ...seen(), deployables: [{ name: 'shell', version, errors: [] }] });
  expect(health.summary('shell', version).silence).toEqual({ shown: 0, reported: 0 });
  clock += 3 * 60_000;
  expect(health.summary('shell', version).silence).toEqual({ shown: 4, reported: 1 });
});

test('keeps everything over a restart, except what is older than 48 hours', async () => {
  const before = open();
  before.record(failed('no cart', 'b'));
  clock += 2 * HOUR;
  before.record(seen());
  const expected = before.summary('mf-chat', version);
  await before.close();
  expect(readdirSync(path.join(dataDir, 'health'))).toHaveLength(2);
  writeFileSync(path.join(dataDir, 'health/broken.json'), '{');
  const after = open();
  expect(after.summary('mf-chat', version)).toEqual(expected);
  expect(warnings).toHaveLength(1);

  clock += 47 * HOUR;
  await after.flush();
  expect(after.summary('mf-chat', version)).toMatchObject({ sessions: 1, errorSessions: 0 });
  expect(readdirSync(path.join(dataDir, 'health')).filter((file) => file !== 'broken.json')).toHaveLength(1);
});

test('keeps a hundred versions and drops the least recently reported', async () => {
  const health = open();
  for (let index = 0; index < 120; index += 1) {
    health.record({ ...seen({ version: `v${index}` }, 'a', clock - (120 - index) * 0.3 * HOUR) });
  }
  await health.flush();
  expect(health.summary('mf-chat', 'v0').sessions).toBe(0);
  expect(health.summary('mf-chat', 'v119').sessions).toBe(1);
  expect(readdirSync(path.join(dataDir, 'health'))).toHaveLength(100);
});

describe('PLAT-07 the counts of live versions', () => {
  const canary = makeRollout({ version: 'canary', steps: [], startedAt: '2030-01-01T10:30:00.000Z' });
  const names = Array.from({ length: 100 }, (_value, index) => `mf-remote-${index}`);
  const report = (name: string, reported: string): ReportedDocument => ({
    ...seen(),
    at: clock,
    deployables: [{ name, version: reported, readyMs: 500, errors: [] }],
  });

  test('are kept however many versions have reported: 100 remotes with 500 versions', async () => {
    const live = () => ({
      pointers: Object.fromEntries(names.map((name) => [name, 'stable'])),
      rollouts: { 'mf-remote-0': canary, 'mf-remote-99': canary },
    });
    const health = open({ live });
    for (const old of ['1', '2', '3', '4']) for (const name of names) health.record(report(name, old));
    for (const name of names) health.record(report(name, 'stable'));
    // The newest version of all reports last.
    for (const name of ['mf-remote-0', 'mf-remote-99']) health.record(report(name, 'canary'));
    await health.flush();
    const sessions = (name: string, counted: string) => health.summary(name, counted).sessions;
    expect([sessions('mf-remote-0', 'canary'), sessions('mf-remote-99', 'canary')]).toEqual([1, 1]);
    expect(names.every((name) => sessions(name, 'stable') === 1)).toBe(true);
    expect(
      names.flatMap((name) => ['1', '2', '3', '4'].map((old) => sessions(name, old))).filter(Boolean),
    ).toHaveLength(100);
    // Even after a restart.
    await health.close();
    const after = open({ live });
    await after.flush();
    expect(after.summary('mf-remote-99', 'canary').sessions).toBe(1);
    expect(readdirSync(path.join(dataDir, 'health'))).toHaveLength(202);
  });

  test('are kept since the rollout began, summed up by hour after 48 hours', async () => {
    const live = () => ({ pointers: { 'mf-chat': 'stable' }, rollouts: { 'mf-chat': canary } });
    const began = clock;
    const health = open({ live });
    const countAll = () => ['canary', 'stable', 'older'].map((one) => health.summary('mf-chat', one, began).sessions);
    for (let hour = 0; hour < 100; hour += 1) {
      for (const one of ['canary', 'stable', 'older']) health.record(report('mf-chat', one));
      clock += 60_000;
      for (const one of ['canary', 'stable', 'older']) health.record(report('mf-chat', one));
      clock += HOUR - 60_000;
    }
    await health.flush();
    expect(countAll()).toEqual([200, 200, 96]);
    expect(health.series('mf-chat', 'canary')).toHaveLength(96);
    await health.close();
    const after = open({ live });
    expect(after.summary('mf-chat', 'canary', began)).toMatchObject({ sessions: 200, readySamples: 200 });
  });

  test('are kept for stable from the day before the rollout, which says what is slow', async () => {
    const HOURS = 60;
    const live = () => ({ pointers: { 'mf-chat': 'stable' }, rollouts: { 'mf-chat': canary } });
    const began = clock;
    const health = open({ live });
    const timed = (readyMs: number): ReportedDocument => ({
      ...seen(),
      at: clock,
      deployables: [{ name: 'mf-chat', version: 'stable', readyMs, errors: [] }],
    });
    // Slow before the rollout, also in the minutes before it, and fast from then on.
    for (const hours of [26, 23, 12, 0.1]) {
      clock = began - hours * HOUR;
      health.record(timed(4_000));
    }
    for (let hour = 0; hour < HOURS; hour += 1) {
      clock = began + hour * HOUR;
      health.record(timed(500));
      await health.flush();
    }
    clock = began + HOURS * HOUR;
    const p75Of = (from: number, until: number) => quantile(health.times('mf-chat', 'stable', from, until).ready, 0.75);
    const countedOf = (from: number, until?: number) => countOf(health.times('mf-chat', 'stable', from, until).ready);
    await health.flush();
    expect(countedOf(began - 24 * HOUR, began)).toBe(3);
    expect(p75Of(began - 24 * HOUR, began)).toBeGreaterThan(3_000);
    // Neither period has documents of the other.
    expect(countedOf(began)).toBe(HOURS);
    expect(p75Of(began, Infinity)).toBeLessThan(700);
  });
});

describe('two gateways on one data directory', () => {
  test('PLAT-07 see the sum of their counts and overwrite none', async () => {
    const [one, two] = [open(), open()];
    for (let count = 0; count < 3; count += 1) one.record(failed('no cart', 'b'));
    for (let count = 0; count < 5; count += 1) two.record(seen());
    two.record(failed('no cart', 'b'));
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([one.flush(), two.flush()]);
      clock += 1_000;
    }
    for (const health of [one, two]) {
      expect(health.summary('mf-chat', version)).toMatchObject({
        sessions: 9,
        errorSessions: 4,
        networks: [['b', 4]],
        messages: [{ message: 'no cart', count: 4 }],
      });
      expect(health.series('mf-chat', version)).toMatchObject([{ sessions: 9, errorSessions: 4 }]);
    }
    two.record(seen());
    await two.flush();
    await one.flush();
    expect(one.summary('mf-chat', version).sessions).toBe(10);
    await Promise.all([one.close(), two.close()]);
    expect(open().summary('mf-chat', version).sessions).toBe(10);
    expect(warnings).toEqual([]);
  });

  test('a starting gateway leaves the write of a running one alone', () => {
    const unfinished = path.join(dataDir, 'health/.1-write.tmp');
    open();
    writeFileSync(unfinished, '{');
    open();
    expect(existsSync(unfinished)).toBe(true);
    utimesSync(unfinished, 0, 0);
    open();
    expect(existsSync(unfinished)).toBe(false);
  });
});

test('a full or read-only disk costs the record, not the program', async () => {
  const health = open();
  const full = path.join(dataDir, 'health');
  health.record(seen());
  // The folder is gone, and a file has its name.
  rmSync(full, { recursive: true });
  writeFileSync(full, '');
  await health.flush();
  expect(warnings[0]).toContain('health could not be written');
  expect(health.summary('mf-chat', version).sessions).toBe(1);
});
