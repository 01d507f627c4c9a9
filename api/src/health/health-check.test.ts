import { once } from 'node:events';
import { createServer } from 'node:net';

import { sql } from 'kysely';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { addJob } from '../jobs/add-job.repository.ts';
import { openHealthCheck } from './health-check.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const health = async (headers: Record<string, string> = {}) => {
  const response = await api.app.inject({ url: '/api/health.php', headers });
  return { status: response.statusCode, body: response.json() };
};

test('health is 200 while requests hold every connection of the pool', async () => {
  const free = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  const holds: Promise<void>[] = [];
  for (let one = 0; one < 10; one += 1) {
    const taken = Promise.withResolvers<void>();
    held.push(taken.promise);
    holds.push(
      api.app.services.db.connection().execute(() => {
        taken.resolve();
        return free.promise;
      }),
    );
  }
  await Promise.all(held);
  const checks = await Promise.all([health(), health(), health()]);
  free.resolve();
  await Promise.all(holds);
  expect(checks.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('health is 503 when the database accepts connections and stays silent', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const check = openHealthCheck(`postgres://nobody@127.0.0.1:${port}/none`);
  expect([await check.isReachable(), await check.countJobs()]).toEqual([false, undefined]);
  await check.close();
  silent.close();
});

test('health counts waiting and failed jobs, for callers that do not come through a gateway', async () => {
  const add = (key: string, runAt?: Date) => addJob(api.db, 'purge-accounts', {}, { key, runAt });
  const past = new Date(Date.now() - 3_600_000);
  await add('due', past);
  await add('later', new Date(Date.now() + 3_600_000));
  await add('failed', past);
  await add('running', past);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = 'failed'`.execute(api.db);
  await sql`update graphile_worker._private_jobs set locked_at = now() where key = 'running'`.execute(api.db);
  const other = await api.restart();
  const { jobs } = (await other.app.inject('/api/health.php')).json();
  expect(jobs).toEqual({ waiting: 1, failed: 1, oldestSeconds: expect.any(Number) });
  expect(Math.abs(jobs.oldestSeconds - 3600)).toBeLessThan(600);
  expect((await health({ 'x-forwarded-for': '198.51.100.7' })).body).toEqual({ ok: true });
});
