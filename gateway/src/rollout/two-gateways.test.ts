import { createTestDatabase, type TestDatabase } from '@pairwise/api/testing';
import type { PageData, PageReport } from '@pairwise/contracts/registry';
import type { FastifyInstance } from 'fastify';

import { createGateway, type Services } from '../app.ts';
import type { SharedRegistry } from '../registry/index.ts';
import { chatDist, makeDist, payDist, shellDist } from '../testing/make-dist.ts';
import { dataOf } from '../testing/read-page.ts';
import { eventually, type SharedPlace, sharedPlaces } from '../testing/shared-registries.ts';
import { operator, type RunningGateway, startGateway, testSettings } from '../testing/start-gateway.ts';

interface Started {
  app: FastifyInstance;
  url: string;
  services: Services;
}

/** The smallest build of a remote with one route. */
const remoteDist = (name: string, version: string): string =>
  makeDist({
    name,
    version,
    files: { 'remoteEntry.js': `entry ${version}` },
    description: {
      data: {
        name,
        contracts: { bus: '^1', endpoints: '^1' },
        routes: [
          {
            id: name,
            path: `/${name}`,
            layout: 'default',
            access: 'all',
            zone: 'app',
            screen: name,
            skeleton: 'page',
          },
        ],
        widgets: [],
      },
    },
  });

const visit = async (url: string): Promise<PageData> => dataOf(await (await fetch(`${url}/chats`)).text());

const versionsOf = ({ shell, remotes }: PageData) => [{ name: 'shell', version: shell.version }, ...remotes];

const report = async (url: string, page: PageData, failing: string): Promise<void> => {
  const body: PageReport = {
    ticket: page.reportTicket ?? '',
    revision: page.revision,
    zone: page.zone,
    deployables: versionsOf(page).map(({ name, version }) => ({
      name,
      version,
      readyMs: 500,
      errors: version === failing ? [{ phase: 'render', message: 'no cart' }] : [],
    })),
    vitals: {},
  };
  const { status } = await fetch(`${url}/__mfe/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(status).toBe(204);
};

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

describe.each(sharedPlaces)('two gateways that share %s', (_name, create) => {
  /** Has the api of the gateways. */
  let alone: RunningGateway;
  let place: SharedPlace;
  let registry: SharedRegistry;
  let gateways: Started[] = [];
  beforeEach(async () => {
    alone = await startGateway();
    place = await create(server.url);
    ({ registry } = await place.openFirst());
    for (const dist of [shellDist(), chatDist(), payDist()]) await registry.putLive(dist, operator);
  });
  afterEach(async () => {
    for (const { app } of gateways.splice(0)) await app.close();
    await place.close();
    await alone.stop();
  });

  /** Starts one more gateway. Published files are in one folder, as in one bucket. */
  const startAnother = async (): Promise<Started> => {
    const data = await place.openFirst();
    const { app, services } = createGateway(testSettings(place.dataDir, alone.api.url), data);
    const started = { app, services, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
    gateways = [...gateways, started];
    return started;
  };

  const hasRead = ({ services }: Started) => services.registry.current().revision === registry.current().revision;

  test('PLAT-07 halts a canary by the reports at two gateways, with 100 remotes and 500 versions', async () => {
    const remotes = Array.from(
      { length: 100 },
      (_value, index) => `mf-part-${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`,
    );
    for (const name of remotes) {
      for (let old = 0; old < 4; old += 1) await registry.publish(remoteDist(name, `0.9.${old}-00000001`), operator);
      await registry.putLive(remoteDist(name, '1.0.0-00000001'), operator);
    }
    const last = remotes.at(-1) ?? '';
    const bad = '1.0.1-00000002';
    await registry.publish(remoteDist(last, bad), operator);
    await registry.recordChecks(last, bad, 'verified', [], operator);
    const [one, two] = [await startAnother(), await startAnother()];
    // No gateway reaches the 20 documents alone.
    await registry.startCanary(
      last,
      bad,
      { steps: [{ audience: {}, percent: 100 }], haltOn: { minSessions: 20, errorRateDelta: 0.02 } },
      operator,
    );
    await eventually(() => (gateways.every(hasRead) ? true : undefined));
    for (let visitor = 0; visitor < 15; visitor += 1) {
      for (const { url } of [one, two]) await report(url, await visit(url), bad);
    }
    expect(versionsOf(await visit(one.url))).toHaveLength(102);
    const counted = ({ services }: Started) => services.health.health.summary(last, bad);
    await one.services.health.health.flush();
    await two.services.health.health.flush();
    expect(counted(two)).toMatchObject({ sessions: 30, errorSessions: 30 });
    // The next report makes the gateway judge.
    await report(two.url, await visit(two.url), bad);
    for (let tries = 0; tries < 100 && registry.current().rollouts[last]; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(registry.current().rollouts[last]).toBeUndefined();
    expect(registry.current().pointers[last]).toBe('1.0.0-00000001');
    expect(registry.audit().at(-1)).toMatchObject({ who: 'gateway', what: { kind: 'halt', name: last, version: bad } });
  }, 120_000);

  test('PLAT-07 counts a page once whose two reports reach two gateways, with its error', async () => {
    const name = 'mf-part';
    const version = '1.0.0-00000001';
    await registry.putLive(remoteDist(name, version), operator);
    const gatewaysOfPage = [await startAnother(), await startAnother()];
    const [one, two] = gatewaysOfPage;
    if (!one || !two) throw new Error('two gateways were started');
    const reports: [first: string, second: string, failing: string][] = [
      [one.url, two.url, version],
      [two.url, one.url, version],
      [one.url, two.url, ''],
      [two.url, one.url, ''],
    ];
    for (const [before, after, failing] of reports) {
      const page = await visit(one.url);
      await report(before, page, '');
      await report(after, page, failing);
      // A copy of a report that comes to the other gateway counts no more than the report.
      await report(before, page, failing);
    }
    // Each writes what it counts, then reads the other's files, and then writes what is left.
    for (let round = 0; round < 3; round += 1) {
      for (const { services } of gatewaysOfPage) await services.health.health.flush();
    }
    for (const { services } of gatewaysOfPage) {
      expect(services.health.health.summary(name, version)).toMatchObject({
        sessions: 4,
        errorSessions: 2,
        readySamples: 4,
        messages: [{ message: 'no cart', count: 2 }],
      });
    }
  });
});
