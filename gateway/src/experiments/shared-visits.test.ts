import { createTestDatabase, type TestDatabase } from '@pairwise/api/testing';
import type { ExperimentsResponse } from '@pairwise/contracts/experiments';
import { startRelay } from '@pairwise/pubsub/testing';

import { createGateway } from '../app.ts';
import { openDatabaseData } from '../data/database-data.ts';
import type { SharedData } from '../data/open-data.ts';
import { killBetweenStatements, runToEnd } from '../testing/kill-between-statements.ts';
import { authDist, frameDist, landersDist } from '../testing/landers-dist.ts';
import { createSharedDatabase, eventually, type SharedPlace, sharedPlaces } from '../testing/shared-registries.ts';
import { startControl } from '../testing/start-control.ts';
import { type FakeApi, operator, rawGet, startApi, testSettings } from '../testing/start-gateway.ts';
import { openDatabaseVisitLogs } from './database-visit-log.ts';
import { openExperimentCounts } from './experiment-counts.ts';
import type { VisitLog } from './visit-log.ts';
import { openVisitLogs } from './visit-logs.ts';

const LANDER = '/landers/gallery';
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';
const ID = '0123456789ab';
const CELL = 'default en phone NL';
const OTHER = 'default de phone NL';
const visitors = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;
const [a, b, c] = visitors;
const facts = { language: 'en', device: 'phone', country: 'NL', niche: 'default' } as const;
const plan = { baseline: 0.1, effect: 0.2 };

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

/** Reads visits and signups by cell. */
const countsOf = async (log: VisitLog) =>
  Object.fromEntries([...(await log.read()).cells].map(([cell, { visits, signups }]) => [cell, [visits, signups]]));

describe.each(sharedPlaces)('visits of experiments in %s', (_name, create) => {
  let place: SharedPlace;
  let first: SharedData;
  let endings: (() => Promise<unknown>)[];
  beforeEach(async () => {
    endings = [];
    place = await create(server.url);
    first = await place.openFirst();
  });
  afterEach(async () => {
    for (const end of endings.toReversed()) await end();
    await place.close();
  });

  test('a visitor counts once, whatever two gateways count at the same time and after a restart', async () => {
    const another = await place.openAnother();
    const [one, two] = [first.visits.open(ID), another.visits.open(ID)];
    for (const log of [one, two]) {
      for (const visitor of visitors) log.visit(visitor, CELL);
      log.signup(a);
      // A signup without a visit.
      log.signup('dddddddddddd');
    }
    await Promise.all([one.flush(), two.flush()]);
    for (const log of [one, two]) expect(await countsOf(log)).toEqual({ [CELL]: [3, 1] });
    const later = (await place.openAnother()).visits.open(ID);
    later.visit(a, CELL);
    later.signup(b);
    await later.flush();
    for (const log of [later, one, two]) expect(await countsOf(log)).toEqual({ [CELL]: [3, 2] });
    // Another experiment has its own visitors.
    expect(await countsOf(first.visits.open('ffffffffffff'))).toEqual({});
  });

  test('of two cells of a visitor the first of the alphabet counts, in whichever order they are written', async () => {
    const another = await place.openAnother();
    const [one, two] = [first.visits.open(ID), another.visits.open(ID)];
    // Where the order of a language differs from that of the code: capitals first.
    const [before, after] = ['default en phone Z', 'default en phone a'];
    one.visit(a, CELL);
    one.visit(b, OTHER);
    one.visit(c, before);
    await one.flush();
    two.visit(a, OTHER);
    two.visit(b, CELL);
    two.visit(c, after);
    await two.flush();
    for (const log of [one, two]) expect(await countsOf(log)).toEqual({ [OTHER]: [2, 0], [before]: [1, 0] });
  });

  test('what another experiment has replaced is removed, and nothing that is kept', async () => {
    for (const id of [ID, 'ffffffffffff']) {
      const log = first.visits.open(id);
      log.visit(a, CELL);
      log.signup(a);
      await log.flush();
    }
    const another = await place.openAnother();
    await another.visits.removeOthers(() => new Set([ID]));
    const later = await place.openAnother();
    expect(await countsOf(later.visits.open(ID))).toEqual({ [CELL]: [1, 1] });
    expect(await countsOf(later.visits.open('ffffffffffff'))).toEqual({});
  });

  test('LAND-01 the visitors of two gateways are counted together, at either console', async () => {
    const another = await place.openAnother();
    for (const dist of [frameDist(), landersDist(), authDist()]) await first.registry.putLive(dist, operator);
    const api: FakeApi = await startApi();
    endings.push(api.stop);
    const start = async (data: SharedData) => {
      const { app, services } = createGateway(testSettings(place.dataDir, api.url), data);
      endings.push(() => app.close());
      const control = await startControl({ dataDir: place.dataDir, ...data, experiments: services.experiments });
      endings.push(control.stop);
      return { url: await app.listen({ host: '127.0.0.1', port: 0 }), control: control.url };
    };
    const [one, two] = [await start(first), await start(another)];
    const { text } = await first.tokens.create({
      team: 'landers',
      person: 'Ada',
      remotes: ['mf-landers'],
      actions: ['canary', 'read'],
    });
    const call = (control: string, address: string, body?: object) =>
      fetch(`${control}/api/names/mf-landers/experiments${address}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${text}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const expectedRevision = first.registry.current().revision;
    const started = { lander: LANDER, variants: ['opening'], plan, why: 'a test', expectedRevision };
    expect((await call(one.control, '/start', started)).status).toBe(200);
    const { revision } = first.registry.current();
    await eventually(() => (another.registry.current().revision >= revision ? true : undefined));

    const visit = async (url: string, bucket?: string): Promise<string> => {
      const cookie = `lang=en${bucket === undefined ? '' : `; mfe.bucket=${bucket}`}`;
      const { headers } = await rawGet(url, LANDER, { 'user-agent': browser, cookie });
      return /^mfe\.bucket=([^;]*)/m.exec([headers['set-cookie'] ?? []].flat().join('\n'))?.[1] ?? '';
    };
    const bucket = await visit(one.url);
    await visit(two.url, bucket);
    await visit(two.url);
    api.responses.set('/api/signup.php', () => ({
      status: 200,
      body: { user: null, step: 0 },
      headers: { 'x-signup': 'created' },
    }));
    const signup = await fetch(`${two.url}/api/signup.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': browser, cookie: `mfe.bucket=${bucket}` },
      body: '{}',
    });
    expect(signup.status).toBe(200);
    const sum = async (control: string): Promise<string> => {
      const { landers } = (await (await call(control, '')).json()) as ExperimentsResponse;
      const variants = landers.find(({ lander }) => lander === LANDER)?.experiment?.result.variants ?? [];
      return variants.reduce<number[]>(([v = 0, s = 0], { visits, signups }) => [v + visits, s + signups], []).join();
    };
    for (const { control } of [one, two]) {
      await eventually(async () => ((await sum(control)) === '2,1' ? true : undefined));
    }
  }, 30_000);
});

describe('visits of experiments', () => {
  let shared: Awaited<ReturnType<typeof createSharedDatabase>>;
  beforeEach(async () => {
    shared = await createSharedDatabase(server.url);
  });
  afterEach(() => shared.close());

  test.each([
    ['folders', (dataDir: string) => openVisitLogs({ dataDir, warn: () => {}, maxVisitors: 2 })],
    [
      'a database',
      () => {
        const { database } = shared;
        return openDatabaseVisitLogs({ database, readRegistry: async () => {}, warn: () => {}, maxVisitors: 2 });
      },
    ],
  ])('in %s no more visitors are kept than fit', async (_name, open) => {
    await shared.openFirst();
    const logs = open(shared.dataDir);
    const log = logs.open(ID);
    log.visit(a, CELL);
    expect(await log.read()).toMatchObject({ isFull: false });
    for (const visitor of visitors) log.visit(visitor, CELL);
    await log.flush();
    expect(await log.read()).toMatchObject({ isFull: true });
    expect(await countsOf(log)).toEqual({ [CELL]: [2, 0] });
    // Another gateway that has read that counts no new visitor.
    const another = open(shared.dataDir).open(ID);
    expect(await another.read()).toMatchObject({ isFull: true });
    another.visit(c, CELL);
    await another.flush();
    expect(await countsOf(log)).toEqual({ [CELL]: [2, 0] });
  });

  const rows = async (table: 'visits' | 'signups'): Promise<number> =>
    (await shared.database.query(`select 1 from gateway.${table}`)).length;

  test('a gateway that has not read of a new experiment removes nothing of it', async () => {
    const first = await shared.openFirst();
    for (const dist of [frameDist(), landersDist(), authDist()]) await first.registry.putLive(dist, operator);
    const start = async () => {
      await first.registry.startExperiment({ name: 'mf-landers', lander: LANDER, others: ['opening'], plan }, operator);
      const { experiments = {} } = first.registry.current();
      const [experiment] = Object.values(experiments);
      if (!experiment) throw new Error('the experiment is missing');
      return experiment;
    };
    const old = await start();
    // It reads once, and does not follow.
    const slow = await openDatabaseData({ dataDir: shared.dataDir, databaseUrl: server.url, warn: () => {} });
    await first.registry.stopExperiment({ name: 'mf-landers', lander: LANDER }, operator);
    const { dataDir } = shared;
    const counts = openExperimentCounts({ dataDir, current: first.registry.current, visits: first.visits });
    counts.visit(old, 'before', facts);
    await counts.close();
    const replacing = await start();
    counts.visit(replacing, 'a', facts);
    await counts.close();
    expect(slow.registry.current().experiments?.[LANDER]?.id).toBe(old.id);
    // The control: the rows of the replaced experiment go.
    const slowCounts = openExperimentCounts({ dataDir, current: slow.registry.current, visits: slow.visits });
    slowCounts.visit(old, 'b', facts);
    await slowCounts.close();
    const left = await shared.database.query<{ experiment: string }>('select distinct experiment from gateway.visits');
    expect(left.map(({ experiment }) => experiment)).toContain(replacing.id);
    const { cells } = await counts.read(replacing);
    expect(cells.map(({ visits }) => visits)).toEqual([1]);
    await slow.close();
  });

  test('events wait while the database does not respond, and are stored later', async () => {
    const url = new URL(server.url);
    const relay = await startRelay({ host: url.hostname, port: Number(url.port) });
    url.hostname = '127.0.0.1';
    url.port = String(relay.port);
    const warnings: string[] = [];
    const warn = (message: string) => warnings.push(message);
    const data = await openDatabaseData({ dataDir: shared.dataDir, databaseUrl: url.href, warn, timeoutMs: 1000 });
    const log = data.visits.open(ID);
    relay.block();
    log.visit(a, CELL);
    await log.flush();
    log.visit(b, CELL);
    log.signup(a);
    await expect(log.read()).rejects.toThrow(/does not respond/);
    expect(warnings.join()).toMatch(/visits of an experiment could not be written: the database .* does not respond/);
    expect(await rows('visits')).toBe(0);
    relay.open();
    await log.flush();
    expect([await rows('visits'), await rows('signups')]).toEqual([2, 1]);
    await data.close();
    await relay.close();
  });

  test('the same visitor may wait twice, and thousands are stored together', async () => {
    const { visits } = await shared.openFirst();
    const logs = [visits.open(ID), visits.open(ID)];
    for (const log of logs) {
      for (let nth = 0; nth < 6_000; nth += 1) log.visit(`v${String(nth).padStart(11, '0')}`, CELL);
    }
    await logs[0]?.flush();
    expect(await countsOf(visits.open(ID))).toEqual({ [CELL]: [6_000, 0] });
  });

  test('a program that is killed while it writes stores its visit and its signup, or neither', async () => {
    const { visits } = await shared.openFirst();
    await killBetweenStatements({
      place: shared,
      lock: 'lock table gateway.signups in exclusive mode',
      waiting: 'with visited as (',
      action: ['count', ID],
    });
    await eventually(async () => {
      const busy = await shared.database.query(
        `select 1 from pg_stat_activity where starts_with(query, 'with visited as (') and state <> 'idle'
         and datname = current_database()`,
      );
      return busy.length === 0 ? true : undefined;
    });
    expect(await rows('visits')).toBe(await rows('signups'));
    expect(await runToEnd(shared, ['count', ID])).toBe(0);
    expect(await countsOf(visits.open(ID))).toEqual({ [CELL]: [1, 1] });
  }, 30_000);

  test('the database gets the counts of the data directory once, of the experiments that are kept', async () => {
    const { dataDir } = shared;
    const first = await shared.openFirst();
    for (const dist of [frameDist(), landersDist(), authDist()]) await first.registry.putLive(dist, operator);
    await first.registry.startExperiment({ name: 'mf-landers', lander: LANDER, others: ['opening'], plan }, operator);
    const experiment = first.registry.current().experiments?.[LANDER];
    if (!experiment) throw new Error('the experiment is missing');
    const folder = openVisitLogs({ dataDir, warn: () => {} });
    for (const id of [experiment.id, ID]) {
      const log = folder.open(id);
      log.visit(a, CELL);
      log.visit(b, CELL);
      log.signup(b);
      await log.flush();
    }
    await killBetweenStatements({
      place: shared,
      lock: 'lock table gateway.signups in exclusive mode',
      waiting: 'with visited as (',
      action: ['open', ''],
    });
    expect([await rows('visits'), await rows('signups')]).toEqual([0, 0]);
    const { visits } = await shared.openFirst();
    expect(await countsOf(visits.open(experiment.id))).toEqual({ [CELL]: [2, 1] });
    expect(await countsOf(visits.open(ID))).toEqual({});
    expect(shared.warnings.join()).toMatch(/the counts of 1 experiments were copied from/);
    await visits.removeOthers(() => new Set());
    expect(await countsOf((await shared.openFirst()).visits.open(experiment.id))).toEqual({});
  }, 30_000);
});
