import { createTestDatabase, type TestDatabase } from '@pairwise/api/testing';

import type { SharedData } from '../data/open-data.ts';
import { createSharedDatabase, type SharedPlace, sharedPlaces } from '../testing/shared-registries.ts';
import { type Health, openHealth, type ReportedDocument } from './health.ts';

const version = '1.0.0-00000001';
const seen = (): ReportedDocument => ({
  at: Date.now(),
  network: 'a',
  deployables: [{ name: 'mf-chat', version, readyMs: 500, errors: [] }],
  vitals: {},
});

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

describe.each(sharedPlaces)('the health of versions in %s', (_name, create) => {
  let place: SharedPlace;
  let first: SharedData;
  let opened: Health[] = [];
  const warnings: string[] = [];
  const open = ({ files }: SharedData): Health => {
    const health = openHealth({ dataDir: place.dataDir, files: files('health'), warn: (text) => warnings.push(text) });
    opened = [...opened, health];
    return health;
  };
  beforeEach(async () => {
    warnings.length = 0;
    place = await create(server.url);
    first = await place.openFirst();
  });
  afterEach(async () => {
    for (const health of opened.splice(0)) await health.close();
    await place.close();
  });

  test('PLAT-07 two gateways see the sum of their counts, and so does one that starts later', async () => {
    const [one, two] = [open(first), open(await place.openAnother())];
    one.record(seen());
    one.record(seen());
    two.record(seen());
    for (const health of [one, two, one]) await health.flush();
    expect([one, two].map((health) => health.summary('mf-chat', version).sessions)).toEqual([3, 3]);
    two.record(seen());
    await two.flush();
    await one.flush();
    expect(one.summary('mf-chat', version).sessions).toBe(4);
    const later = open(await place.openAnother());
    expect(later.summary('mf-chat', version).sessions).toBe(4);
    expect(warnings).toEqual([]);
  });
});

test('counts that the database does not take stay in memory, and are written later', async () => {
  const shared = await createSharedDatabase(server.url);
  const data = await shared.openFirst();
  const warnings: string[] = [];
  const options = { dataDir: shared.dataDir, warn: (text: string) => warnings.push(text) };
  const health = openHealth({ ...options, files: data.files('health') });
  await shared.database.query('alter table gateway.files rename to gone');
  health.record(seen());
  await health.flush();
  expect(warnings.join()).toMatch(/health could not be written/);
  expect(health.summary('mf-chat', version).sessions).toBe(1);
  await shared.database.query('alter table gateway.gone rename to files');
  await health.flush();
  const other = openHealth({ ...options, files: (await shared.openAnother()).files('health') });
  expect(other.summary('mf-chat', version).sessions).toBe(1);
  for (const one of [health, other]) await one.close();
  await shared.close();
});
