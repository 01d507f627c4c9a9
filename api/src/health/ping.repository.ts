import { sql } from 'kysely';

import type { Database } from '../db/database.ts';

/** @throws when the database does not respond */
export const pingDatabase = async (db: Database): Promise<true> => {
  await sql`select 1`.execute(db);
  return true;
};
