import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { sql } from 'kysely';

import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { resetDatabase } from './reset.ts';

jest.setTimeout(60_000);

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

test('three programs that start at once migrate once; again changes nothing', async () => {
  await resetDatabase(server.url);
  const ran = await Promise.all([migrate(server.url), migrate(server.url), migrate(server.url)]);
  expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrate(server.url)).toEqual([]);
});

test('what an owner set for a site survives the next start', async () => {
  const db = openDatabase({ url: server.url, onError: () => {} });
  await sql`update sites set settings = '{"refund_days": 30}' where id = 1`.execute(db);
  await migrate(server.url);
  const site = await db.selectFrom('sites').where('id', '=', 1).select('settings').executeTakeFirst();
  await db.destroy();
  expect(site?.settings).toEqual({ refund_days: 30 });
});

test('the types that code is written against are those of the schema', async () => {
  const codegen = ['--config-file', 'kysely-codegen.json', '--url', server.url, '--verify'];
  const options = { cwd: new URL('../../', import.meta.url) };
  const verify = () => promisify(execFile)('node_modules/.bin/kysely-codegen', codegen, options);
  await expect(verify()).resolves.toBeDefined();
  const db = openDatabase({ url: server.url, onError: () => {} });
  await sql`alter table interests add column surprise int`.execute(db);
  await expect(verify()).rejects.toThrow();
  await sql`alter table interests drop column surprise`.execute(db);
  await db.destroy();
});

test('a bigint comes as a number, a day without a time', async () => {
  const db = openDatabase({ url: server.url, onError: () => {} });
  const { rows } = await sql`select 281474976710655::bigint as id, date '1990-01-01' as day`.execute(db);
  expect(rows).toEqual([{ id: 281_474_976_710_655, day: '1990-01-01' }]);
  await expect(sql`select 9007199254740993::bigint`.execute(db)).rejects.toThrow('out of range');
  await db.destroy();
});
