import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { startTestApi, type TestApi } from '../testing/index.ts';
import { explainAll } from '../testing/sequential-scans.ts';
import { insertUpkeepRows } from '../testing/upkeep-rows.ts';
import type { Statement } from './db/database.ts';
import { handlers } from './jobs/handlers.ts';
import { jobNames } from './jobs/job-kinds.ts';

/** Tables that do not grow with the number of members. */
const smallTables = [
  '_private_tasks',
  'companies',
  'countries',
  'gifts',
  'interests',
  'products',
  'promos',
  'regions',
  'sites',
];

let api: TestApi;
let recorded: Statement[] = [];
let statements: Statement[] = [];
const failures: unknown[] = [];

beforeAll(async () => {
  api = await startTestApi({ onStatement: (_, statement) => recorded.push(statement) });
  await insertUpkeepRows(api.db);
  recorded = [];
  const attempt = { attemptsLeft: 0, signal: new AbortController().signal, warn: () => {} };
  const push = { subscription: '0000000000000004', user: 4, type: 'like', kind: 'like' } as const;
  await handlers['send-push'](api.app.services, push, attempt);
  await handlers['send-mail'](api.app.services, { mail: 8 }, attempt).catch(() => {});
  await handlers['delete-photo-files'](api.app.services, { content: '0000000000000004' }, attempt);
  await handlers['check-payment'](api.app.services, { attempt: randomUUID() }, attempt);
  await handlers['send-refund'](api.app.services, { refund: randomUUID() }, attempt);
  await handlers['decide-withdrawal'](api.app.services, { withdrawal: randomUUID() }, attempt);
  await handlers['send-code'](api.app.services, { challenge: randomUUID() }, attempt);
  await handlers['revoke-mandate'](api.app.services, { mandate: randomUUID() }, attempt);
  for (const name of jobNames) {
    if (name === 'send-push' || name === 'send-mail' || name === 'delete-photo-files') continue;
    if (name === 'check-payment' || name === 'send-refund' || name === 'decide-withdrawal') continue;
    if (name === 'send-code' || name === 'revoke-mandate') continue;
    // The members of the demo are few.
    if (name === 'keep-demo-awake') continue;
    await handlers[name](api.app.services, {}, attempt).catch((error: unknown) => failures.push([name, error]));
  }
  statements = [...new Map(recorded.map((statement) => [statement.sql, statement])).values()];
}, 120_000);
afterAll(() => api.close());

const onLargeTables = (scans: readonly string[]): string[] =>
  scans.filter((scan) => !smallTables.includes(scan.slice(0, scan.indexOf(':'))));

test('no statement of a background job reads a whole table of 300,000 members', async () => {
  expect(failures).toEqual([]);
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
    ['a reminder was sent', /insert into "mail_queue"/],
  ] as const;
  const missing = work.filter(([, part]) => !statements.some((statement) => part.test(statement.sql)));
  expect(missing).toEqual([]);
});

test('finds a statement that has no index, so that this test can fail', async () => {
  await sql`drop index sessions_expires, graphile_worker.pairwise_failed_jobs`.execute(api.db);
  const { sequentialScans } = await explainAll(api.db, statements);
  expect(onLargeTables(sequentialScans).toSorted()).toEqual([
    expect.stringMatching(/^_private_jobs: with doomed/),
    expect.stringMatching(/^sessions: delete from "sessions"/),
  ]);
});
