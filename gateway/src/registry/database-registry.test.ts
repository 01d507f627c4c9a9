import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { createTestDatabase, type TestDatabase } from '@pairwise/api/testing';
import { type Relay, startRelay } from '@pairwise/pubsub/testing';

import type { QueryResultRow } from 'pg';

import { openDatabaseData, type DatabaseDataOptions } from '../data/database-data.ts';
import type { SharedData } from '../data/open-data.ts';
import { openDatabaseFiles } from '../database/database-files.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Query } from '../database/open-database.ts';
import { readAll } from '../database/read-pages.ts';
import { chatDist, makeDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { createSharedDatabase, eventually } from '../testing/shared-registries.ts';
import { openDatabaseRegistry } from './database-registry.ts';
import { openRegistry, type SharedRegistry } from './index.ts';
import { readEntries } from './revisions.repository.ts';

const by = { who: 'operator', why: 'a test' };
const [one, two] = ['1.0.0-00000001', '1.0.0-00000002'] as const;
/** Longer than a test: only a hint makes such a gateway read. */
const NEVER_MS = 600_000;

let server: TestDatabase;
let shared: Awaited<ReturnType<typeof createSharedDatabase>>;
let first: SharedData;
let relay: Relay;
let opened: SharedData[] = [];
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());
beforeEach(async () => {
  shared = await createSharedDatabase(server.url);
  first = await shared.openFirst();
  await first.registry.putLive(chatDist(one), by);
  const { hostname, port } = new URL(shared.databaseUrl ?? '');
  relay = await startRelay({ host: hostname, port: Number(port) });
});
afterEach(async () => {
  for (const data of opened.splice(0)) await data.close();
  await relay.close();
  await shared.close();
});

const throughRelay = (): string => {
  const url = new URL(shared.databaseUrl ?? '');
  url.hostname = '127.0.0.1';
  url.port = String(relay.port);
  return url.href;
};

/** Opens another gateway on the data directory of the first, behind the network that the tests can break. */
const openBehindRelay = async (more: Partial<DatabaseDataOptions> = {}): Promise<SharedRegistry> => {
  const options = { dataDir: shared.dataDir, databaseUrl: throughRelay(), follow: true, timeoutMs: 1000 };
  const data = await openDatabaseData({ ...options, warn: (message) => shared.warnings.push(message), ...more });
  opened = [...opened, data];
  return data.registry;
};

const live = ({ current }: Pick<SharedRegistry, 'current'>): string | undefined => current().pointers['mf-chat'];

test('another gateway reads a change by its hint, without a poll', async () => {
  const other = await openBehindRelay({ pollMs: NEVER_MS });
  // May be read when it begins to listen. After that, only a hint makes it read.
  await first.registry.putLive(shellDist(), by);
  await eventually(() => (other.current().pointers['shell'] ? true : undefined));
  await first.registry.putLive(chatDist(two), by);
  expect(await eventually(() => (live(other) === two ? true : undefined))).toBe(true);
  // Negative control: without a hint it does not read, as its poll is far away.
  await shared.database.query('delete from gateway.revisions where revision > 6');
  await eventually(() => (live(first.registry) === one ? true : undefined));
  expect(live(other)).toBe(two);
});

test('another gateway reads a change by its poll when no hint arrives', async () => {
  await first.registry.putLive(chatDist(two), by);
  const { database } = shared;
  const { registry: other } = await shared.openAnother();
  await database.query('create table kept as select * from gateway.revisions where revision > 3');
  // Rows that are removed and put back send no hint. Twice, because a gateway also reads when it begins to listen.
  for (let round = 0; round < 2; round += 1) {
    await database.query('delete from gateway.revisions where revision > 3');
    expect(await eventually(() => (live(other) === one ? true : undefined))).toBe(true);
    await database.query('insert into gateway.revisions select * from kept');
    expect(await eventually(() => (live(other) === two ? true : undefined))).toBe(true);
  }
});

test('without the database, pages are served from memory, a change fails clearly, and all is read afterwards', async () => {
  const other = await openBehindRelay();
  relay.block();
  expect(live(other)).toBe(one);
  await expect(other.rollback('mf-chat', by)).rejects.toThrow(DatabaseUnavailable);
  await expect(other.rollback('mf-chat', by)).rejects.toThrow(/^the database [\w.:]+\/\w+ does not respond/);
  await expect(other.verifyAudit()).rejects.toThrow(DatabaseUnavailable);
  await first.registry.putLive(chatDist(two), by);
  expect(live(other)).toBe(one);
  await eventually(() => (/Pages are served as they were/.test(shared.warnings.join()) ? true : undefined));
  relay.open();
  expect(await eventually(() => (live(other) === two ? true : undefined))).toBe(true);
  expect(await other.rollback('mf-chat', by)).toBe(7);
  expect(shared.warnings.filter((message) => message.includes('Pages are served'))).toHaveLength(1);
});

test('a connection that was closed between two changes is opened again', async () => {
  const other = await openBehindRelay();
  relay.cut();
  // The pool may find out with the first statement only.
  await Promise.allSettled([other.publish(chatDist(two), by)]);
  expect(await other.publish(chatDist(two), by)).toMatchObject({ version: two });
  expect(live(first.registry)).toBe(one);
});

test('a program that is killed between two statements of a change leaves nothing of it', async () => {
  const { database, dataDir, databaseUrl = '' } = shared;
  const script = path.join(__dirname, '../testing/put-live.ts');
  let program: ReturnType<typeof spawn> | undefined;
  /** Resolves when the program has written its document and waits to write its entry. */
  const waitsForLock = async (): Promise<void> => {
    for (;;) {
      const waiting = await database.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into gateway.audit%'
         and datname = current_database()`,
      );
      if (waiting.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await database.transaction(async (query) => {
    await query('lock table gateway.audit in exclusive mode');
    program = spawn(process.execPath, [script, dataDir, databaseUrl, two], { stdio: 'ignore' });
    await waitsForLock();
    program.kill('SIGKILL');
    await once(program, 'exit');
  });
  const rows = await database.query('select revision from gateway.revisions where revision > 3');
  expect(rows).toEqual([]);
  expect(await first.registry.putLive(chatDist(two), by)).toMatchObject({ added: true });
  expect(first.registry.current().revision).toBe(6);
  expect(await first.registry.verifyAudit()).toEqual({ entries: 6 });
}, 30_000);

test('negative control: the same program that is not killed makes its version live', async () => {
  const script = path.join(__dirname, '../testing/put-live.ts');
  const program = spawn(process.execPath, [script, shared.dataDir, shared.databaseUrl ?? '', two], { stdio: 'ignore' });
  expect((await once(program, 'exit'))[0]).toBe(0);
  expect(await eventually(() => (live(first.registry) === two ? true : undefined))).toBe(true);
}, 30_000);

test('PLAT-01 a rollback does not wait until the whole log is verified', async () => {
  await first.registry.putLive(chatDist(two), by);
  const { database, dataDir } = shared;
  let isSlow = false;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const query: Query = async (statement, values) => {
    if (isSlow && statement.includes('from gateway.audit')) await released;
    return database.query(statement, values);
  };
  const { registry } = await openDatabaseRegistry({ dataDir, database: { ...database, query } });
  isSlow = true;
  const verdict = registry.verifyAudit();
  expect(await registry.rollback('mf-chat', by)).toBe(7);
  release();
  // The log up to the document that was the newest then.
  expect(await verdict).toEqual({ entries: 6 });
  expect(await registry.verifyAudit()).toEqual({ entries: 7 });
});

test('no statement reads the whole log or all files: each has a time limit', async () => {
  const { database } = shared;
  await database.query(`insert into gateway.audit select g, '{}' from generate_series(1001, 3500) g`);
  await database.query(
    `insert into gateway.files select 'health', 'f' || g, 'a'::bytea from generate_series(1, 2500) g`,
  );
  const counts: number[] = [];
  const query: Query = async <Row extends QueryResultRow>(statement: string, values: readonly unknown[] = []) => {
    const rows = await database.query<Row>(statement, values);
    counts.push(rows.length);
    return rows;
  };
  const entries = await readAll(readEntries(query, 1000));
  expect(entries.map(({ revision }) => revision)).toEqual(Array.from({ length: 2500 }, (_, at) => 1001 + at));
  const files = (await openDatabaseFiles({ query }, 'health')).atStart();
  expect(new Set(files.map(({ name }) => name)).size).toBe(2500);
  expect(Math.max(...counts)).toBeLessThanOrEqual(1000);
});

test('PLAT-01 a command rolls back while the counts of health cannot be read', async () => {
  await first.registry.putLive(chatDist(two), by);
  const { database, dataDir } = shared;
  const options = { dataDir, databaseUrl: shared.databaseUrl ?? '', timeoutMs: 1000, warn: () => undefined };
  await database.transaction(async (lock) => {
    await lock('lock table gateway.files in access exclusive mode');
    // Control: a gateway reads them.
    await expect(openDatabaseData({ ...options, follow: true })).rejects.toThrow(/does not respond/);
    const data = await openDatabaseData(options);
    opened = [...opened, data];
    expect(await data.registry.rollback('mf-chat', by)).toBe(7);
    expect(() => data.files('health')).toThrow(/by a program that follows/);
  });
});

test('a gateway with other secrets does not start', async () => {
  const open = openDatabaseData({ dataDir: temporaryFolder(), databaseUrl: shared.databaseUrl ?? '', warn: () => {} });
  await expect(open).rejects.toThrow(/belongs to another key than .*copy the folder from another one/);
});

test('a gateway does not start without its database, and says why without the password', async () => {
  const url = new URL(shared.databaseUrl ?? '');
  url.password = 'secret';
  url.port = '9';
  const open = openDatabaseData({ dataDir: temporaryFolder(), databaseUrl: url.href, warn: () => {} });
  const error: unknown = await open.catch((reason: unknown) => reason);
  expect(String(error)).toMatch(/^Error: The gateway cannot use the database of DATABASE_URL: the database .*:9\//);
  expect(String(error)).not.toContain('secret');
});

test('a database without a registry gets that of the data directory with its log, once', async () => {
  const own = await createTestDatabase();
  const empty = await createSharedDatabase(own.url);
  const folder = openRegistry({ dataDir: empty.dataDir });
  folder.putLive(chatDist(one), by);
  folder.putLive(chatDist(two), by);
  folder.rollback('mf-chat', by);
  const { registry } = await empty.openFirst();
  expect(registry.current()).toEqual(folder.current());
  expect(registry.audit()).toEqual(folder.audit());
  expect(await registry.verifyAudit()).toEqual({ entries: 7 });
  expect(empty.warnings.join()).toMatch(/revision 7 of the registry was copied from/);
  expect(await registry.promote('mf-chat', two, by)).toBe(8);
  // The folder stays as it was, and is not copied again.
  const { registry: again } = await empty.openFirst();
  expect([again.current().revision, live(again), live(folder)]).toEqual([8, two, one]);
  await empty.close();
  await own.drop();
});

test('the document contains no manifest: a change of one name writes nothing of the versions of others', async () => {
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`file-${index}.js`, `${index}`]));
  const { registry } = first;
  const sizes = async () => {
    const [row] = await shared.database.query<{ document: number; contents: number }>(
      `select (select length(document) from gateway.revisions order by revision desc limit 1) as document,
       ((select sum(length(content)) from gateway.versions) + (select sum(length(content)) from gateway.lists))::integer
       as contents`,
    );
    return row ?? { document: 0, contents: 0 };
  };
  const small = await sizes();
  for (let index = 0; index < 60; index += 1) {
    const version = `1.0.${index}-0000000a`;
    await registry.publish(makeDist({ name: 'mf-games', version, files: { 'remoteEntry.js': 'x', ...files } }), by);
  }
  const before = await sizes();
  expect(before.contents - small.contents).toBeGreaterThan(100_000);
  await registry.putLive(chatDist(two), by);
  const after = await sizes();
  // Two lists and two states of one version of mf-chat, and nothing of the sixty.
  expect(after.contents - before.contents).toBeLessThan(20_000);
  // One more hash, and another change.
  expect(after.document - small.document).toBeLessThan(1000);
});

test('an object with another content than its hash is refused, like a document with another signature', async () => {
  await first.registry.putLive(chatDist(two), by);
  await shared.database.query(`update gateway.versions set content = replace(content, 'verified', 'revoked')`);
  const { registry: reader } = await shared.openAnother();
  expect(shared.warnings.join()).toMatch(/revision 6 refused: the object [0-9a-f]+ has another content/);
  // The first revision, whose only version was not verified yet.
  expect(reader.current().revision).toBe(1);
  // One that runs serves what it has read.
  expect(live(first.registry)).toBe(two);
});
