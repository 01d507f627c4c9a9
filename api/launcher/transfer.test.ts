import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Logger, runMigrations } from 'graphile-worker';
import { exportDatabase, importDatabase, type RunningDatabase } from './index.ts';
import { query, setUpBench } from './testing/helpers.ts';

const bench = setUpBench();

/** Tables that reference each other and themselves, generated and identity columns, and an append-only table. */
const SCHEMA = `
  create table members (
    id bigint generated always as identity primary key,
    "Name" text not null,
    lower_name text generated always as (lower("Name")) stored,
    invited_by bigint references members (id),
    favourite_chat bigint,
    born date, seen timestamptz, weight double precision, tags text[], extra jsonb, photo bytea);
  create table chats (id serial primary key, owner bigint not null references members (id));
  alter table members add foreign key (favourite_chat) references chats (id);
  create table book (id bigserial primary key, member bigint not null references members (id), amount integer not null);
  create table kysely_migration (name text);
  create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'the book is append-only and closed'; end $$;
`;
const CLOSE_BOOK = `
  create trigger closed before insert or update or delete on book for each row execute function refuse();
  create trigger closed_all before truncate on book execute function refuse()`;

const ROWS = String.raw`
  insert into kysely_migration values ('0001');
  insert into members ("Name", born, seen, weight, tags, extra, photo) values
    (E'Zoë\n\\.\n\t\r', '2000-02-29', '2026-03-29 01:30:00.123456+00', 0.1, '{"a,b",null,""}', '{"π": "\"x\""}', '\x00ff0a5c'),
    (E'line\u2028separator \\N', '0044-03-15 BC', 'infinity', 'NaN', null, null, null);
  update members set invited_by = 1 where id = 2;
  insert into members ("Name") select 'n' || n from generate_series(1, 5000) n;
  delete from members where id = 5002;
  insert into chats (owner) values (2), (1);
  update members set favourite_chat = 2 where id = 1;
  insert into book (member, amount) values (1, 10), (2, -3)`;

const CONTENT = `select
  (select md5(string_agg(m::text, '|' order by id)) from members m) as members,
  (select string_agg(c::text, '|' order by id) from chats c) as chats,
  (select string_agg(b::text, '|' order by id) from book b) as book`;

/** Starts a server with two databases of the same tables, the first one filled. */
async function filledAndEmpty(): Promise<{ database: RunningDatabase; filled: string; empty: string; file: string }> {
  bench.placeCluster();
  const database = await bench.start();
  const empty = new URL(database.url);
  empty.pathname = '/other';
  await query(database.url, 'create database other');
  await query(database.url, SCHEMA + ROWS);
  await query(empty.href, `${SCHEMA} insert into kysely_migration values ('0001')`);
  for (const url of [database.url, empty.href]) await query(url, CLOSE_BOOK);
  return { database, filled: database.url, empty: empty.href, file: path.join(bench.dataDir, 'export.gz') };
}

test('imports every exported value, append-only tables included; sequences continue', async () => {
  const { database, filled, empty, file } = await filledAndEmpty();
  const summary = await exportDatabase(filled, file);
  expect(summary).toEqual({ tables: 3, rows: 5001 + 2 + 2 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await importDatabase(empty, file)).toEqual(summary);
  expect(await query(empty, CONTENT)).toEqual(await query(filled, CONTENT));
  expect(await query(empty, `insert into members ("Name") values ('next') returning id`)).toEqual([{ id: '5003' }]);
  await expect(query(empty, 'insert into book (member, amount) values (1, 1)')).rejects.toThrow('append-only');
  await database.stop();
});

test('refuses an import into a database with rows; `replace` deletes them first', async () => {
  const { database, filled, empty, file } = await filledAndEmpty();
  await exportDatabase(filled, file);
  await query(empty, `insert into members ("Name") values ('already here')`);
  await expect(importDatabase(empty, file)).rejects.toMatchObject({
    code: 'transfer_refused',
    message: 'Nothing was transferred: the database is not empty (members)',
  });
  await importDatabase(empty, file, { replace: true });
  expect(await query(empty, CONTENT)).toEqual(await query(filled, CONTENT));
  await database.stop();
});

test('refuses a database with other columns, and names them', async () => {
  const { database, filled, empty, file } = await filledAndEmpty();
  await exportDatabase(filled, file);
  await query(empty, 'alter table chats add column topic text');
  await expect(importDatabase(empty, file)).rejects.toThrow(/same tables and columns .*chats\(id, owner, topic\)/);
  await database.stop();
});

test('a damaged file leaves the database as it was', async () => {
  const { database, filled, empty, file } = await filledAndEmpty();
  await exportDatabase(filled, file);
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  const damaged: Record<string, () => void> = {
    'a line is missing': () => writeFileSync(file, gzipSync(text.replace('\n100\t', '\n'))),
    'the end is missing': () => writeFileSync(file, gzipSync(text.slice(0, text.lastIndexOf('{"end"')))),
    'rows are missing': () => writeFileSync(file, gzipSync(text.replace(/\n4000\t.*\n/, '\n'))),
    'it is cut short': () => (writeFileSync(file, gzipSync(text)), truncateSync(file, 5000)),
    'it is not there': () => rmSync(file),
    'it is something else': () => writeFileSync(file, 'hello'),
  };
  for (const damage of Object.values(damaged)) {
    damage();
    await expect(importDatabase(empty, file)).rejects.toMatchObject({ code: 'transfer_refused' });
    expect(await query(empty, CONTENT)).toEqual([{ members: null, chats: null, book: null }]);
  }
  await database.stop();
});

test('refuses a database user without the permission to disable triggers', async () => {
  const { database, filled, empty, file } = await filledAndEmpty();
  await exportDatabase(filled, file);
  await query(filled, "create role plain login password 'plain'");
  const url = new URL(empty);
  url.username = 'plain';
  url.password = 'plain';
  await expect(importDatabase(url.href, file)).rejects.toMatchObject({
    code: 'transfer_refused',
    message: expect.stringContaining('may not switch triggers off'),
  });
  await database.stop();
});

const JOBS = `
  select task_identifier, queue_name, payload::text, jobs.priority, jobs.run_at, jobs.attempts, jobs.max_attempts,
    jobs.last_error, jobs.key, jobs.locked_by
  from graphile_worker.jobs join graphile_worker._private_jobs private using (id) order by id`;

test('carries the queued jobs, and one that was running waits again with its attempt', async () => {
  const { database, filled, empty, file } = await filledAndEmpty();
  for (const connectionString of [filled, empty]) {
    await runMigrations({ connectionString, logger: new Logger(() => () => {}) });
  }
  // The two databases number their kinds and queues differently, as those of two histories do.
  await query(empty, `select graphile_worker.add_job('upkeep', queue_name => 'upkeep')`);
  await query(
    filled,
    String.raw`select graphile_worker.add_job('send-mail', '{"mail": 7, "text": "a\tb"}', job_key => 'mail:7',
      run_at => '2030-01-01', max_attempts => 12, priority => 3);
    select graphile_worker.add_job('make-exports', queue_name => 'make-exports', job_key => 'running', max_attempts => 1);
    update graphile_worker._private_jobs set attempts = 12, last_error = 'refused' where key = 'mail:7';
    update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = 'a worker' where key = 'running'`,
  );
  const { rows } = await exportDatabase(filled, file);
  expect(rows).toBe(5001 + 2 + 2 + 2);
  await expect(importDatabase(empty, file)).rejects.toThrow('the database is not empty (graphile_worker.jobs)');
  await importDatabase(empty, file, { replace: true });
  const [mail, running] = await query(filled, JOBS);
  expect(mail).toMatchObject({ task_identifier: 'send-mail', key: 'mail:7', attempts: 12, last_error: 'refused' });
  expect(await query(empty, JOBS)).toEqual([mail, { ...Object(running), attempts: 0, locked_by: null }]);
  await database.stop();
});
