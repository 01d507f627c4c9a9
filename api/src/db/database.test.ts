import type pg from 'pg';

import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { openPool } from './database.ts';

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

test('a statement that finds every connection in use fails, instead of waiting without an end', async () => {
  const pool = openPool({ url: server.url, poolSize: 1, connectionMs: 500, onError: () => {} });
  const held: pg.PoolClient[] = [];
  // On a loaded machine the first connection may take longer than the limit, too.
  await waitUntil(() =>
    pool.connect().then(
      (client) => held.push(client) > 0,
      () => false,
    ),
  );
  await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect');
  for (const client of held) client.release();
  await pool.end();
});

test('every pool has a limit by default', async () => {
  const pool = openPool({ url: server.url, onError: () => {} });
  expect(pool.options).toMatchObject({ max: 10, connectionTimeoutMillis: 5_000 });
  await pool.end();
});
