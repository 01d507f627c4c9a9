import type { Database } from './open-database.ts';

/** Only one gateway at a time creates tables: two would each find that there are none. */
const LOCK = 1_885_435_000;

/**
 * Creates the tables of the gateways in the schema `gateway`, unless they exist. The user of the database owns the schema, or
 * may create it.
 * @param tables statements that create tables which do not exist
 */
export const createTables = (database: Database, tables: readonly string[]): Promise<void> =>
  database.transaction(async (query) => {
    await query('select pg_advisory_xact_lock($1)', [LOCK]);
    const [known] = await query(`select 1 from pg_namespace where nspname = 'gateway'`);
    // A user without the right to create schemas is refused even if it exists.
    if (!known) await query('create schema gateway');
    for (const table of tables) await query(table);
  });
