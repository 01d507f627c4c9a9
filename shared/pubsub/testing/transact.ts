import type { Kysely } from 'kysely';

type Action = () => void;

const waiting = new WeakMap<object, Action[]>();

/** Runs an action when the transaction of `transact` has committed; immediately without one. */
export const afterCommit = (db: object, action: Action): void => {
  const actions = waiting.get(db);
  if (actions === undefined) action();
  else actions.push(action);
};

/** Runs a transaction, and then the actions that wait for its commit. */
export const transact = async <DB, Result>(
  db: Kysely<DB>,
  run: (transaction: Kysely<DB>) => Promise<Result>,
): Promise<Result> => {
  const actions: Action[] = [];
  const result = await db.transaction().execute((transaction) => {
    waiting.set(transaction, actions);
    return run(transaction);
  });
  for (const action of actions) action();
  return result;
};
