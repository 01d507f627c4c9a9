import { readFile } from 'node:fs/promises';

import { sql } from 'kysely';

import type { Database } from '../src/db/database.ts';

const statements = new URL('upkeep-rows.sql', import.meta.url);

/** Fills a migrated, empty database with 300,000 members and with work for every background job. */
export const insertUpkeepRows = async (db: Database): Promise<void> => {
  const text = await readFile(statements, 'utf8');
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql.raw(text).execute(connection);
    await sql`set statement_timeout = 30000`.execute(connection);
  });
};
