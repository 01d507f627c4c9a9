import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { sql } from 'kysely';

import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';

let server: TestDatabase;
let db: Database;
beforeEach(async () => {
  server = await createTestDatabase();
  db = openDatabase({ url: server.url, onError: () => {} });
});
afterEach(async () => {
  await db.destroy();
  await server.drop();
});

/** Returns the real migrations and further ones, read from files of these texts. */
const withFiles = async (texts: Record<string, string>): Promise<{ migrations: MigrationFile[] }> => {
  const folder = await mkdtemp(join(tmpdir(), 'pairwise-migrations-'));
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, `${name}.sql`), text);
  const files = await readMigrationFiles(pathToFileURL(`${folder}/`));
  await rm(folder, { recursive: true });
  return { migrations: [...(await readMigrationFiles()), ...files] };
};

const rows = async (statement: string): Promise<unknown[]> => (await sql.raw(statement).execute(db)).rows;

const buildIndex = '-- migrate: no transaction\ncreate index concurrently gifts_of_test on gifts (id);\n';

test('a migration has no limit of time, and other programs keep theirs', async () => {
  const files = await withFiles({
    '9001-slow': `create table limits as select current_setting('statement_timeout') as statements;`,
  });
  expect(await migrate(server.url, files)).toEqual(['9001-slow']);
  expect(await rows('select statements from limits')).toEqual([{ statements: '0' }]);
  expect(await rows(`select current_setting('statement_timeout') as statements`)).toEqual([{ statements: '30s' }]);
});

test('each migration has a transaction of its own: a failure keeps the ones before it', async () => {
  const [good, bad] = ['create table first ();', 'create table second (); select broken;'];
  const files = await withFiles({ '9001-good': good, '9002-bad': bad });
  await expect(migrate(server.url, files)).rejects.toThrow('migration 9002-bad.sql failed');
  expect(await rows(`select to_regclass('first')::text as first, to_regclass('second')::text as second`)).toEqual([
    { first: 'first', second: null },
  ]);
  const fixed = await withFiles({ '9001-good': good, '9002-bad': 'create table second ();' });
  expect(await migrate(server.url, fixed)).toEqual(['9002-bad']);
});

test('an index whose build was interrupted is invalid; the next run drops it and builds it again', async () => {
  const files = await withFiles({ '9001-index': buildIndex });
  const state = () => rows(`select indisvalid from pg_index where indexrelid = to_regclass('gifts_of_test')`);
  await db.transaction().execute(async (writer) => {
    // The build waits for this transaction, which wrote to the table before it.
    await sql`update gifts set id = id`.execute(writer);
    const interrupted = migrate(server.url, files).catch((error: unknown) => String(error));
    await waitUntil(async () => (await state()).length > 0);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'create index concurrently%'`.execute(db);
    expect(await interrupted).toBe('Error: migration 9001-index.sql failed');
  });
  expect(await state()).toEqual([{ indisvalid: false }]);
  expect(await migrate(server.url, files)).toEqual(['9001-index']);
  expect(await state()).toEqual([{ indisvalid: true }]);
  expect(await migrate(server.url, files)).toEqual([]);
});

test('a crash between the build of an index and its record does not build it again', async () => {
  await rows('create index gifts_of_test on gifts (id)');
  const built = await rows(`select 'gifts_of_test'::regclass::oid as id`);
  expect(await migrate(server.url, await withFiles({ '9001-index': buildIndex }))).toEqual(['9001-index']);
  expect(await rows(`select 'gifts_of_test'::regclass::oid as id`)).toEqual(built);
});

test('programs that wait for another’s migration do not hold up an index that it builds', async () => {
  const files = await withFiles({ '9001-index': buildIndex });
  const ran = await Promise.all([1, 2, 3].map(() => migrate(server.url, files)));
  expect(ran.flat()).toEqual(['9001-index']);
});

test('refuses other statements in a migration without a transaction, because a crash could repeat them', async () => {
  await expect(withFiles({ '9001-mixed': `${buildIndex}update gifts set id = id;` })).rejects.toThrow(
    'Move this statement to another migration: update gifts set id = id',
  );
});
