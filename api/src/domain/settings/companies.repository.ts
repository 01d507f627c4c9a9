import type { Database } from '../../db/database.ts';

/** The company that runs a site. */
export const findCompany = (db: Database, id: number) =>
  db.selectFrom('companies').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
