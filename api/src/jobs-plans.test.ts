import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { startTestApi, type TestApi } from '../testing/index.ts';
import { explainAll } from '../testing/sequential-scans.ts';
import { insertUpkeepRows } from '../testing/upkeep-rows.ts';
import type { Statement } from './db/database.ts';
import { handlers } from './jobs/handlers.ts';
import { jobKinds, type JobName, jobNames, type JobPayload } from './jobs/job-kinds.ts';

/** Tables that do not grow with the number of members. */
const smallTables = [
  '_private_tasks',
  'book_cursors',
  'book_problems',
  'companies',
  'countries',
  'gate_members',
  'gifts',
  'interests',
  'products',
  'promos',
  'regions',
  'sites',
];

/** What the jobs with a payload work on: rows of `upkeep-rows.sql`, or nothing that exists. */
const payloads: { [Name in JobName]?: JobPayload<Name> } = {
  'cancel-payment': { attempt: randomUUID() },
  'check-payment': { attempt: randomUUID() },
  'decide-withdrawal': { withdrawal: randomUUID() },
  'delete-photo-files': { content: '0000000000000004' },
  'revoke-mandate': { mandate: randomUUID() },
  'send-code': { challenge: randomUUID() },
  'send-mail': { mail: 8 },
  'send-push': { subscription: '0000000000000004', user: 4, type: 'like', kind: 'like' },
  'send-refund': { refund: randomUUID() },
};

let api: TestApi;
let recorded: Statement[] = [];
let statements: Statement[] = [];
const failures: unknown[] = [];

const runJob = async (name: JobName): Promise<void> => {
  const attempt = { attemptsLeft: 0, signal: new AbortController().signal, warn: () => {} };
  // The schema of the name gives its handler's payload, which TypeScript cannot follow through the two tables.
  const handle = handlers[name] as (...parts: [TestApi['app']['services'], unknown, object]) => Promise<unknown>;
  await handle(api.app.services, jobKinds[name].payload.parse(payloads[name] ?? {}), attempt);
};

beforeAll(async () => {
  // A job that took a second connection beside its first one would wait for itself, and fail.
  api = await startTestApi({
    poolSize: 1,
    connectionMs: 3_000,
    onStatement: (_, statement) => recorded.push(statement),
  });
  await insertUpkeepRows(api.db);
  recorded = [];
  for (const name of jobNames) {
    // The members of the demo are few.
    if (name === 'keep-demo-awake') continue;
    await runJob(name).catch((error: unknown) => failures.push([name, String(error)]));
  }
  statements = [...new Map(recorded.map((statement) => [statement.sql, statement])).values()];
}, 300_000);
afterAll(() => api.close());

const onLargeTables = (scans: readonly string[]): string[] =>
  scans.filter((scan) => !smallTables.includes(scan.slice(0, scan.indexOf(':'))));

test('every background job does its work with one connection', async () => {
  expect(failures).toEqual([]);
  // So that a second one would be noticed.
  const { services } = api.app;
  const nested = services.db.transaction().execute(() => sql`select 1`.execute(services.db));
  await expect(nested).rejects.toThrow('timeout exceeded when trying to connect');
});

test('no statement of a background job reads a whole table of 300,000 members', async () => {
  const { sequentialScans } = await explainAll(api.db, statements);
  expect(onLargeTables(sequentialScans)).toEqual([]);
}, 60_000);

test('the tables of the background jobs have enough rows for the plans to mean something', async () => {
  const { tables } = await explainAll(api.db, statements);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relname = any(${[...tables]}) and reltuples < 10000`.execute(api.db);
  const tooFew = rows.map(({ name }) => name).filter((name) => !smallTables.includes(name));
  // A new table belongs into testing/upkeep-rows.sql.
  expect(tooFew).toEqual([]);
  // A job that finds nothing to do would hide its statements: each kind of work was done.
  const work = [
    ['an account was purged', /update users set status = 'deleted'/],
    ['an export was written', /update "exports" set "ready_at"/],
    ['evidence was deleted', /update "complaints" set "evidence_photos"/],
    ['the books were checked to the end', /from money_ledger m[^]*order by m\.id limit/],
    ['a reminder was sent', /insert into mail_queue/],
  ] as const;
  const missing = work.filter(([, part]) => !statements.some((statement) => part.test(statement.sql)));
  expect(missing).toEqual([]);
});

test('what is deleted by its age is deleted in batches, so that no lock is held for long', () => {
  const byAge = statements
    .map(({ sql: text }) => text)
    .filter((text) => /\bdelete from\b/.test(text) && /now\(\)|current_date/.test(text));
  expect(byAge.length).toBeGreaterThan(10);
  expect(byAge.filter((text) => !/\blimit \$\d+ for update\b[^]*skip locked/.test(text))).toEqual([]);
});

test('finds a statement that has no index, so that this test can fail', async () => {
  await sql`drop index sessions_expires, graphile_worker.pairwise_failed_jobs`.execute(api.db);
  const { sequentialScans } = await explainAll(api.db, statements);
  expect(onLargeTables(sequentialScans).toSorted()).toEqual([
    expect.stringMatching(/^_private_jobs: with doomed/),
    expect.stringMatching(/^sessions: delete from "sessions"/),
  ]);
});
