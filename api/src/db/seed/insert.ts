import { type Kysely, sql } from 'kysely';

import type { DB } from '../types.generated.ts';

/**
 * Inserts many rows of one table with few statements. `columns` gives each column's SQL type. Names come from this folder
 * only. The batches are small, because each row of likes takes a lock until its statement commits.
 */
export const insertRows = async <Row extends object>(
  db: Kysely<DB>,
  table: keyof DB,
  columns: Record<keyof Row & string, string>,
  rows: readonly Row[],
): Promise<void> => {
  const names = Object.keys(columns).join(', ');
  const types = Object.entries<string>(columns).map(([name, type]) => `${name} ${type}`);
  for (let start = 0; start < rows.length; start += 1000) {
    const batch = JSON.stringify(rows.slice(start, start + 1000));
    await sql`insert into ${sql.table(table)} (${sql.raw(names)})
      select ${sql.raw(names)} from json_to_recordset(${batch}::json) as t(${sql.raw(types.join(', '))})`.execute(db);
  }
};
