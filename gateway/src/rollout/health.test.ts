import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '../testing/make-dist.ts';
import { type Health, openHealth, type ReportedDocument } from './health.ts';
import { addValue, type Histogram, quantile } from './histogram.ts';

const HOUR = 3_600_000;
const version = '1.0.0-00000001';
let clock: number;
let dataDir: string;
const warnings: string[] = [];
const opened: Health[] = [];
const open = (): Health => {
  const health = openHealth({ dataDir, now: () => clock, warn: (message) => warnings.push(message) });
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

test('a full or read-only disk costs the record, not the program', async () => {
  const health = open();
  const full = path.join(dataDir, 'health');
  health.record(seen());
  // A folder has the name of the file.
  mkdirSync(path.join(full, `mf-chat@${version}@${Math.floor(clock / HOUR)}.json`, 'x'), { recursive: true });
  await health.flush();
  expect(warnings).toEqual([expect.stringContaining('health could not be written')]);
});
