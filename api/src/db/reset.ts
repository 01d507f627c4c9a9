import { sql } from 'kysely';

import { openDatabase } from './database.ts';

/** Deletes everything in a database, as before its first migration. */
export const resetDatabase = async (url: string): Promise<void> => {
  const db = openDatabase({ url, poolSize: 1, onError: () => {} });
  try {
    await sql`drop schema if exists graphile_worker cascade`.execute(db);
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
  } finally {
    await db.destroy();
  }
};
