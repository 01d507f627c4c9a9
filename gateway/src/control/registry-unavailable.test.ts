import { createTestDatabase, type TestDatabase } from '@pairwise/api/testing';
import { type Relay, startRelay } from '@pairwise/pubsub/testing';

import { openDatabaseData } from '../data/database-data.ts';
import type { SharedData } from '../data/open-data.ts';
import { chatDist } from '../testing/make-dist.ts';
import { createSharedDatabase } from '../testing/shared-registries.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';

const [one, two] = ['1.0.0-00000001', '1.0.0-00000002'] as const;

let server: TestDatabase;
let shared: Awaited<ReturnType<typeof createSharedDatabase>>;
let relay: Relay;
let data: SharedData;
let control: RunningControl;
beforeAll(async () => {
  server = await createTestDatabase();
  shared = await createSharedDatabase(server.url);
  const url = new URL(shared.databaseUrl ?? '');
  relay = await startRelay({ host: url.hostname, port: Number(url.port) });
  url.hostname = '127.0.0.1';
  url.port = String(relay.port);
  data = await openDatabaseData({ dataDir: shared.dataDir, databaseUrl: url.href, warn: () => {}, timeoutMs: 1000 });
  for (const version of [one, two]) {
    await data.registry.putLive(chatDist(version), { who: 'operator', why: 'a test' });
  }
  control = await startControl({ dataDir: shared.dataDir, registry: data.registry });
});
afterAll(async () => {
  await control.stop();
  await data.close();
  await relay.close();
  await shared.close();
  await server.drop();
});

const call = async (address: string, body?: object) => {
  const response = await fetch(`${control.url}${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${control.tokenFor('mf-chat')}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
};

const rollBack = () => call('/api/names/mf-chat/rollback', { version: one, why: 'a test', expectedRevision: 6 });

test('while the database does not respond, teams read what is live and a change gets a 503 that says so', async () => {
  relay.block();
  expect(await rollBack()).toMatchObject({
    status: 503,
    retryAfter: '5',
    text: expect.stringMatching(/"registry_unavailable".*Read the state before you repeat a change/),
  });
  expect(await call('/api/audit')).toMatchObject({ status: 503 });
  expect(await call('/api/state')).toMatchObject({ status: 200, text: expect.stringContaining(two) });
  relay.open();
  expect(await rollBack()).toMatchObject({ status: 200 });
  expect(data.registry.current().pointers['mf-chat']).toBe(one);
});
