import type { Database } from '../src/db/database.ts';
import { endedOrWaiting } from './lock-waits.ts';
import type { TestApi } from './test-api.ts';

/**
 * Changes an account in the middle of a request, always at the same place: a transaction holds the row of the account,
 * the request starts and runs until it needs that row, the transaction makes the change and commits, and the request
 * continues.
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
    running = request();
    await endedOrWaiting(db, running);
    await change(transaction);
  });
  if (!running) throw new Error('the request did not start');
  return running;
};
