import { sql } from 'kysely';

import type { Database } from '../src/db/database.ts';
import { waitUntil } from './wait-until.ts';

/** Counts the statements of the database that wait for a lock. */
export const countLockWaits = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
};

/** Waits until work has ended, or a statement waits for a lock that another transaction holds. */
export const endedOrWaiting = async (db: Database, work: Promise<unknown>): Promise<void> => {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  void work.then(end, end);
  await waitUntil(async () => hasEnded || (await countLockWaits(db)) > 0);
};
