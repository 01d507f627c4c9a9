import { sql } from 'kysely';

import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { endedOrWaiting } from '../../testing/lock-waits.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { addJob } from './add-job.repository.ts';

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  db = openDatabase({ url: server.url, onError: () => {} });
});
afterAll(async () => {
  await db.destroy();
  await server.drop();
});

interface Row {
  key: string | null;
  locked: boolean;
}

const jobs = async (): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select key, locked_at is not null as locked from graphile_worker.jobs order by id`.execute(db);
  return rows;
};

const add = (transaction: Database, key: string) => addJob(transaction, 'purge-accounts', {}, { key });

/** Marks the job of a key as running, which a worker does when it takes it. */
const take = (transaction: Database, key: string) =>
  sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker', attempts = 1
    where key = ${key}`.execute(transaction);

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

test('a job belongs to the transaction that adds it', async () => {
  const rolledBack = db.transaction().execute(async (transaction) => {
    await add(transaction, 'one');
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await jobs()).toEqual([]);
  await db.transaction().execute((transaction) => add(transaction, 'two'));
  expect(await jobs()).toEqual([{ key: 'two', locked: false }]);
});

test('a second job of a key joins the one that waits, and follows the one that runs', async () => {
  await add(db, 'one');
  await add(db, 'one');
  expect(await jobs()).toHaveLength(1);
  await take(db, 'one');
  await add(db, 'one');
  expect(await jobs()).toEqual([
    { key: null, locked: true },
    { key: 'one', locked: false },
  ]);
});

test('a job is not lost when a worker takes the waiting one of its key concurrently', async () => {
  await add(db, 'one');
  const added = await db.transaction().execute(async (worker) => {
    await take(worker, 'one');
    const adding = add(db, 'one');
    // The statement sees the job waiting, then waits itself for the worker's lock.
    await endedOrWaiting(db, adding);
    return { adding };
  });
  await added.adding;
  expect(await jobs()).toEqual([
    { key: null, locked: true },
    { key: 'one', locked: false },
  ]);
});
