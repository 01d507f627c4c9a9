import { sql } from 'kysely';

import type { Database } from './database.ts';
import type { ConcurrentIndex } from './migration-files.ts';

/**
 * Builds indexes while other programs write to their tables, each outside a transaction. An index that exists is skipped.
 * A crash leaves an index that is invalid: it slows writes down and is never read. Such an index is dropped and built
 * again.
 */
export const buildIndexes = async (connection: Database, indexes: readonly ConcurrentIndex[]): Promise<void> => {
  for (const { name, statement } of indexes) {
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(connection);
    if (rows[0]?.valid) continue;
    if (rows[0]) await sql`drop index concurrently ${sql.id(name)}`.execute(connection);
    await sql.raw(statement).execute(connection);
  }
};
