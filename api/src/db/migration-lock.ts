import { setTimeout } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Database } from './database.ts';

const pollMilliseconds = 100;

const tryLock = async (connection: Database): Promise<boolean> => {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(hashtext('migrations')) as locked`.execute(connection);
  return rows[0]?.locked === true;
};

/**
 * Runs work on one connection while no other program runs work under this lock. The others poll: a statement that waits
 * for a lock holds a snapshot, and `create index concurrently` would wait for that snapshot for ever.
 */
export const withMigrationLock = async <Result>(connection: Database, run: () => Promise<Result>): Promise<Result> => {
  while (!(await tryLock(connection))) await setTimeout(pollMilliseconds);
  try {
    return await run();
  } finally {
    // A lost connection has released its locks; the error of `run` says that it was lost.
    await sql`select pg_advisory_unlock(hashtext('migrations'))`.execute(connection).catch(() => {});
  }
};
