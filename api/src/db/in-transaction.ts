import { sql } from 'kysely';

import type { Database } from './database.ts';

type Action = () => void;

/** What waits for the commit of each open transaction. */
const waiting = new WeakMap<object, Action[]>();

/**
 * Runs an action after the transaction that `db` is in has committed, and never when it, or the part that called this,
 * rolls back. Without a transaction the action runs immediately. It must not throw, and it is lost when the process ends
 * right after the commit.
 */
export const afterCommit = (db: { isTransaction: boolean }, action: Action): void => {
  if (!db.isTransaction) {
    action();
    return;
  }
  const actions = waiting.get(db);
  if (actions === undefined) throw new Error('Begin the transaction with inTransaction, which knows when it commits.');
  actions.push(action);
};

/**
 * Runs work in a transaction: a new one, or a part of the one that `db` is in already, which then commits or rolls back as
 * a whole. When the work of a part throws, only the part is rolled back, and the caller may continue. Parts of one
 * transaction must not run concurrently.
 */
export const inTransaction = async <Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => {
  if (!db.isTransaction) {
    const actions: Action[] = [];
    const result = await db.transaction().execute((transaction) => {
      waiting.set(transaction, actions);
      return work(transaction);
    });
    for (const action of actions) action();
    return result;
  }
  const actions = waiting.get(db);
  const before = actions?.length ?? 0;
  await sql`savepoint part`.execute(db);
  try {
    const result = await work(db);
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    if (actions) actions.length = before;
    await sql`rollback to savepoint part`.execute(db);
    await sql`release savepoint part`.execute(db);
    throw error;
  }
};
