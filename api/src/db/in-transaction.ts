import { sql } from 'kysely';

import type { Database } from './database.ts';

/**
 * Runs work in a transaction: a new one, or a part of the one that `db` is in already, which then commits or rolls back as
 * a whole. When the work of a part throws, only the part is rolled back, and the caller may go on. Parts of one
 * transaction must not run concurrently.
 */
export const inTransaction = async <Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => {
  if (!db.isTransaction) return db.transaction().execute(work);
  await sql`savepoint part`.execute(db);
  try {
    const result = await work(db);
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db);
    await sql`release savepoint part`.execute(db);
    throw error;
  }
};
