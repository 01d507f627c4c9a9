import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { sql } from 'kysely';

import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { readRepeatableSql, type RepeatableSql } from './repeatable-sql.ts';
import { resetDatabase } from './reset.ts';

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

test('three programs that start concurrently migrate once; a repetition changes nothing', async () => {
  await resetDatabase(server.url);
  const ran = await Promise.all([migrate(server.url), migrate(server.url), migrate(server.url)]);
  expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrate(server.url)).toEqual([]);
});

test('keeps the settings that an owner made for a site', async () => {
  const db = openDatabase({ url: server.url, onError: () => {} });
  await sql`update sites set settings = '{"refund_days": 30}' where id = 1`.execute(db);
  await migrate(server.url);
  const site = await db.selectFrom('sites').where('id', '=', 1).select('settings').executeTakeFirst();
  await db.destroy();
  expect(site?.settings).toEqual({ refund_days: 30 });
});

describe('repeatable SQL', () => {
  const greeting = (text: string): RepeatableSql[] => [
    {
      name: 'greeting.sql',
      text: `create or replace function greeting() returns text language sql as $$ select '${text}' $$`,
      hash: text,
    },
  ];
  const query = async <Row>(text: string): Promise<Row[]> => {
    const db = openDatabase({ url: server.url, onError: () => {} });
    const { rows } = await sql.raw<Row>(text).execute(db);
    await db.destroy();
    return rows;
  };

  test('applies a file once, and again when its content changes', async () => {
    expect(await migrate(server.url, { repeatable: greeting('hello') })).toEqual(['greeting.sql']);
    expect(await migrate(server.url, { repeatable: greeting('hello') })).toEqual([]);
    expect(await query('select greeting()')).toEqual([{ greeting: 'hello' }]);
    expect(await migrate(server.url, { repeatable: greeting('good day') })).toEqual(['greeting.sql']);
    expect(await migrate(server.url, { repeatable: greeting('good day') })).toEqual([]);
    expect(await query('select greeting()')).toEqual([{ greeting: 'good day' }]);
  });

  test('applies a changed file once when two programs start concurrently', async () => {
    const files = { repeatable: greeting('good evening') };
    const ran = await Promise.all([migrate(server.url, files), migrate(server.url, files)]);
    expect(ran.flat()).toEqual(['greeting.sql']);
  });

  test('keeps the previous version and names the file when the new one fails', async () => {
    const broken = { name: 'search.sql', text: 'drop function greeting(); select broken', hash: 'broken' };
    await expect(migrate(server.url, { repeatable: [broken] })).rejects.toThrow('search.sql in repeatable/ failed');
    expect(await query('select greeting()')).toEqual([{ greeting: 'good evening' }]);
    expect(await migrate(server.url)).toEqual([]);
  });

  test('the search can be applied again, and removes the functions of an earlier version', async () => {
    await query(`create function member_search_old(p_limit int) returns int language sql as 'select 1'`);
    await query(`update repeatable_sql set hash = 'old' where name = 'search.sql'`);
    expect(await migrate(server.url)).toEqual(['search.sql']);
    expect(await query(`select 1 from pg_proc where proname = 'member_search_old'`)).toEqual([]);
    const [search] = await readRepeatableSql();
    expect(await query(`select hash from repeatable_sql where name = 'search.sql'`)).toEqual([{ hash: search?.hash }]);
  });

  test('fills in the limits, and refuses a name that is not one of them', async () => {
    const [search] = await readRepeatableSql();
    expect(search?.text).toContain('f.min_age > 18 or f.max_age < 99');
    const folder = await mkdtemp(join(tmpdir(), 'pairwise-repeatable-'));
    await writeFile(join(folder, 'search.sql'), 'select {{surprise}}');
    await expect(readRepeatableSql(pathToFileURL(`${folder}/`))).rejects.toThrow('search.sql uses {{surprise}}');
    await rm(folder, { recursive: true });
  });
});

test('names the migration that fails, and keeps the database as it was', async () => {
  await resetDatabase(server.url);
  const db = openDatabase({ url: server.url, onError: () => {} });
  await sql`create table countries (wrong text)`.execute(db);
  await expect(migrate(server.url)).rejects.toThrow('migration 0001-reference.sql failed');
  const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(db);
  expect(rows).toEqual([{ tablename: 'countries' }]);
  await db.destroy();
  await resetDatabase(server.url);
  await migrate(server.url);
});

test('the generated types are those of the schema', async () => {
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

test('reads a bigint as a number and a date as text without a time', async () => {
  const db = openDatabase({ url: server.url, onError: () => {} });
  const { rows } = await sql`select 281474976710655::bigint as id, date '1990-01-01' as day`.execute(db);
  expect(rows).toEqual([{ id: 281_474_976_710_655, day: '1990-01-01' }]);
  await expect(sql`select 9007199254740993::bigint`.execute(db)).rejects.toThrow('out of range');
  await db.destroy();
});
