import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { startApiProgram } from '../testing/api-program.ts';
import { countLockWaits } from '../testing/lock-waits.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { openDatabase } from './db/database.ts';
import { addJob } from './jobs/add-job.repository.ts';

let server: TestDatabase & { dataDir: string };
beforeAll(async () => {
  server = { ...(await createTestDatabase()), dataDir: await mkdtemp(join(tmpdir(), 'pairwise-main-')) };
});
afterAll(async () => {
  await server.drop();
  await rm(server.dataDir, { recursive: true, force: true });
});

test('SIGTERM lets a running request finish, closes and exits with 0', async () => {
  const api = startApiProgram({ DATABASE_URL: server.url, API_PORT: '0' });
  const address = await api.waitFor(/http:\/\/127\.0\.0\.1:\d+/);
  const db = openDatabase({ url: server.url, onError: () => {} });
  // A request for interests waits until this transaction ends.
  const { response, stopped } = await db.transaction().execute(async (trx) => {
    await sql`lock table interests in access exclusive mode`.execute(trx);
    const pending = fetch(`${address}/api/interests.php`);
    await waitUntil(async () => (await countLockWaits(db)) === 1);
    api.child.kill('SIGTERM');
    await api.waitFor(/"msg":"stopping"/);
    const health = await fetch(`${address}/api/health.php`);
    expect(health.status).toBe(503);
    return { response: pending, stopped: api.exit };
  });
  expect((await response).status).toBe(200);
  expect(await stopped).toEqual([0, null]);
  expect(api.output()).toContain('"msg":"stopped"');
  // Not a single warning either: whoever operates the program reads each.
  expect(api.output()).not.toMatch(/"level":[456]0/);
  await db.destroy();
});

test('ends within ten seconds of a signal, although a request and a job hang, and leaves the job to others', async () => {
  const api = startApiProgram({ DATABASE_URL: server.url, API_PORT: '0', DATA_DIR: server.dataDir });
  const address = await api.waitFor(/http:\/\/127\.0\.0\.1:\d+/);
  const db = openDatabase({ url: server.url, onError: () => {} });
  // The request and the job wait for this transaction, longer than the limit.
  await db.transaction().execute(async (trx) => {
    await sql`lock table interests, login_throttle in access exclusive mode`.execute(trx);
    const request = fetch(`${address}/api/interests.php`).catch(() => 'cut off');
    await addJob(db, 'delete-expired-rows', {}, { key: 'hanging' });
    await waitUntil(async () => (await countLockWaits(db)) === 2);
    api.child.kill('SIGTERM');
    expect(await api.exit).toEqual([1, null]);
    expect(await request).toBe('cut off');
  });
  expect(api.output()).not.toContain('"msg":"stopped"');
  // It is released by another process's check of dead ones (jobs/processes.test.ts).
  const { rows } = await sql`select attempts from graphile_worker.jobs where key = 'hanging'`.execute(db);
  expect(rows).toEqual([{ attempts: 1 }]);
  await db.destroy();
});

test('connections that have sent nothing do not delay the end', async () => {
  const api = startApiProgram({ DATABASE_URL: server.url, API_PORT: '0' });
  const { hostname, port } = new URL(await api.waitFor(/http:\/\/127\.0\.0\.1:\d+/));
  // Load balancers open connections before they need them.
  const unused = connect(Number(port), hostname).on('error', () => {});
  await once(unused, 'connect');
  api.child.kill('SIGTERM');
  expect(await api.exit).toEqual([0, null]);
  unused.destroy();
});

test('prints what is wrong with the settings, and exits with 1', async () => {
  const api = startApiProgram({ API_PORT: 'four' });
  expect(await api.exit).toEqual([1, null]);
  expect(api.output()).toMatch(
    /^The settings of the api are not usable:\n {2}API_PORT: [^\n]+\n {2}DATABASE_URL: [^\n]+\n$/,
  );
});

test('exits when its port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const api = startApiProgram({ DATABASE_URL: server.url, API_PORT: String(port) });
  expect(await api.exit).toEqual([1, null]);
  expect(api.output()).toContain('EADDRINUSE');
  other.close();
});
