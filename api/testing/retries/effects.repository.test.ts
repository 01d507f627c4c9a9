import { sql } from 'kysely';

import { type Database, openDatabase } from '../../src/db/database.ts';
import { takeSlot } from '../../src/domain/limits/limits.repository.ts';
import { addJob } from '../../src/jobs/add-job.repository.ts';
import { makePerson } from '../builders.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { currentMoment, effectsSince, recordEffects } from './effects.repository.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, onError: () => {} });
  await recordEffects(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const effectsOf = async (work: (transaction: Database) => Promise<unknown>): Promise<string> => {
  const moment = await currentMoment(db);
  await db
    .transaction()
    .execute(work)
    .catch(() => {});
  return effectsSince(db, moment);
};

const exportJob = (transaction: Database) => addJob(transaction, 'make-exports', {}, { key: 'export:1' });

test('records each added job, including one that replaces a waiting job', async () => {
  expect(await effectsOf(exportJob)).toBe('1 × job make-exports');
  expect(await effectsOf(exportJob)).toBe('1 × job make-exports');
});

test('a cleanup that is added twice is one effect, another job two', async () => {
  const cleanup = (transaction: Database) =>
    addJob(transaction, 'delete-photo-files', { content: 'abc' }, { key: 'photo:abc' });
  const twice = (add: typeof cleanup) =>
    effectsOf(async (transaction) => {
      await add(transaction);
      await add(transaction);
    });
  expect(await twice(cleanup)).toBe('1 × job delete-photo-files');
  expect(await twice(exportJob)).toBe('2 × job make-exports');
});

test('added jobs wait, so that no worker runs them', async () => {
  await effectsOf(exportJob);
  const { rows } = await sql`select from graphile_worker.jobs where run_at < now() + interval '1 hour'`.execute(db);
  expect(rows).toEqual([]);
});

test('records changed rows, but no rolled-back ones, equal ones, or times of last use', async () => {
  const { id } = await makePerson(db);
  const profile = (transaction: Database) => transaction.updateTable('profiles').where('user_id', '=', id);
  const change = (transaction: Database) => profile(transaction).set({ headline: 'Another line' }).execute();
  const failing = async (transaction: Database) => {
    await change(transaction);
    throw new Error('rolled back');
  };
  expect(await effectsOf(failing)).toBe('');
  expect(await effectsOf(change)).toBe('1 × UPDATE profiles');
  expect(await effectsOf(change)).toBe('');
  const at = new Date(Date.now() - 7_200_000);
  const active_bucket = Math.floor(at.getTime() / 3_600_000);
  expect(
    await effectsOf((transaction) => profile(transaction).set({ last_active_at: at, active_bucket }).execute()),
  ).toBe('');
});

test('a slot of a limit belongs to the effect that it is taken with, and alone counts an attempt', async () => {
  const { id } = await makePerson(db);
  const slot = (transaction: Database) => takeSlot(transaction, { key: `test:${id}`, most: 5, windowSeconds: 60 });
  const withEffect = async (transaction: Database) => {
    await slot(transaction);
    await transaction.updateTable('profiles').where('user_id', '=', id).set({ headline: 'One more line' }).execute();
  };
  expect(await effectsOf(slot)).toBe('');
  expect(await effectsOf(withEffect)).toBe('1 × INSERT limit_slots, 1 × UPDATE profiles');
});
