import { sql } from 'kysely';

import type { Database } from '../src/db/database.ts';
import type { TestApi } from './test-api.ts';

/** Waits until a statement of another connection waits for a lock, or until `settled`. */
const waitForLock = async (db: Database, isSettled: () => boolean): Promise<void> => {
  for (;;) {
    if (isSettled()) return;
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if ((rows[0]?.waiting ?? 0) > 0) return;
  }
};

/**
 * Changes an account in the middle of a request, always at the same place: a transaction holds the row of the account,
 * the request starts and runs until it needs that row, the transaction makes the change and commits, and the request
 * goes on.
 * @returns the response of the request
 */
export const changeDuring = async <Response>(
  { db }: Pick<TestApi, 'db'>,
  userId: number,
  request: () => Promise<Response>,
  change: (transaction: Database) => Promise<unknown>,
): Promise<Response> => {
  let running: Promise<Response> | undefined;
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('users').where('id', '=', userId).select('id').forUpdate().execute();
    let isSettled = false;
    running = request();
    running.then(
      () => (isSettled = true),
      () => (isSettled = true),
    );
    await waitForLock(db, () => isSettled);
    await change(transaction);
  });
  if (!running) throw new Error('the request did not start');
  return running;
};
