import type { Client } from 'pg';

/** A table of the schema `public`, with its columns except generated ones, or `JOBS` (`transfer-jobs.ts`). */
export interface Table {
  name: string;
  columns: string[];
}

/** A sequence and its last number, as text because it may exceed JavaScript's integers; null before the first one. */
export interface Sequence {
  name: string;
  last: string | null;
}

/**
 * The tables of the migrator, which are not transferred: a freshly migrated database has them already. A difference of
 * migrations shows in the tables and columns.
 */
const BOOKKEEPING = ['kysely_migration', 'kysely_migration_lock', 'repeatable_sql'];

const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence <> 't'
    and c.relname <> all ($1)
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.relname
  order by c.relname`;

const FOREIGN_KEYS = `
  select conrelid::regclass::name as from_table, confrelid::regclass::name as to_table
  from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;

/** Lists all tables, referenced tables before those that reference them. */
export async function listTables(client: Client): Promise<Table[]> {
  const tables = await client.query<Table>(TABLES, [BOOKKEEPING]);
  const keys = await client.query<{ from_table: string; to_table: string }>(FOREIGN_KEYS);
  const needs = new Map<string, string[]>();
  for (const key of keys.rows) needs.set(key.from_table, [...(needs.get(key.from_table) ?? []), key.to_table]);

  const byName = new Map(tables.rows.map((table) => [table.name, table]));
  const ordered = new Map<string, Table>();
  const visiting = new Set<string>();
  const visit = (name: string) => {
    const table = byName.get(name);
    // Tables that reference each other have no order. They need none while triggers are off.
    if (table === undefined || ordered.has(name) || visiting.has(name)) return;
    visiting.add(name);
    for (const other of needs.get(name) ?? []) visit(other);
    ordered.set(name, table);
  };
  for (const table of tables.rows) visit(table.name);
  return [...ordered.values()];
}

/** Lists all sequences with their last number. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const sequences = await client.query<Sequence>(
    `select sequencename as name, last_value::text as last
     from pg_sequences where schemaname = 'public' order by sequencename`,
  );
  return sequences.rows;
}

/** Lists the names of the tables that have rows. */
export async function tablesWithRows(client: Client, tables: Table[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const found = await client.query(`select from ${quoted(name)} limit 1`);
    if (found.rowCount !== 0) filled.push(name);
  }
  return filled;
}

/** Quotes a name of the schema `public` for SQL. */
export function quoted(name: string): string {
  return `public."${name.replaceAll('"', '""')}"`;
}
