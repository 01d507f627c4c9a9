import { sql } from 'kysely';

import type { Database } from './database.ts';

/** Runs work under a lock of the database. Does nothing while another process holds the lock of this name. */
export const runAlone = (db: Database, name: string, run: () => Promise<unknown>): Promise<void> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_lock(hashtext(${name})) as locked`.execute(connection);
    if (rows[0]?.locked !== true) return;
    try {
      await run();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
    }
  });
