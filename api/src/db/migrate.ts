import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';

import { grantAppRole } from './app-role.ts';
import { buildIndexes } from './build-indexes.ts';
import { type Database, openDatabase } from './database.ts';
import { migrateJobs } from './migrate-jobs.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';
import { withMigrationLock } from './migration-lock.ts';
import { loadReference } from './reference/load-reference.ts';
import { applyRepeatableSql, readRepeatableSql, type RepeatableSql } from './repeatable-sql.ts';

const failed = (name: string, cause: unknown): Error => new Error(`migration ${name}.sql failed`, { cause });

/** Runs the next migration and records it, in one transaction. Returns its name, or nothing when none is left. */
const runNext = async (transaction: Database, files: readonly MigrationFile[]): Promise<string[]> => {
  let failure: Error | undefined;
  const up = async (file: MigrationFile): Promise<void> => {
    try {
      // The indexes of a migration without a transaction are built already.
      if (!file.indexes) await sql.raw(file.text).execute(transaction);
    } catch (error) {
      failure = failed(file.name, error);
      throw failure;
    }
  };
  const migrations: Record<string, Migration> = Object.fromEntries(
    files.map((file) => [file.name, { up: () => up(file) }]),
  );
  const provider: MigrationProvider = { getMigrations: () => Promise.resolve(migrations) };
  const { error, results = [] } = await new Migrator({ db: transaction, provider }).migrateUp();
  // After a failed statement the migrator cannot release its lock, and its `error` is about the lock.
  if (error) throw failure ?? new Error('the migrations could not run', { cause: error });
  return results.map(({ migrationName }) => migrationName);
};

const listMissing = async (connection: Database, files: readonly MigrationFile[]): Promise<MigrationFile[]> => {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(connection);
  if (!rows[0]?.exists) return [...files];
  const ran = await sql<{ name: string }>`select name from kysely_migration`.execute(connection);
  const names = new Set(ran.rows.map(({ name }) => name));
  return files.filter(({ name }) => !names.has(name));
};

/**
 * Runs the migrations that are missing, each with its record in one transaction. Indexes that are built concurrently come
 * before their record, outside a transaction: after a crash the next run finishes them. Returns the names.
 */
const runMigrations = async (connection: Database, files: readonly MigrationFile[]): Promise<string[]> => {
  const ran: string[] = [];
  for (const { name, indexes } of await listMissing(connection, files)) {
    if (indexes) {
      await buildIndexes(connection, indexes).catch((error: unknown) => {
        throw failed(name, error);
      });
    }
    ran.push(...(await connection.transaction().execute((transaction) => runNext(transaction, files))));
  }
  return ran;
};

interface MigrationSources {
  /** By default those of the folder `migrations/`. */
  migrations?: readonly MigrationFile[];
  /** By default those of the folder `repeatable/`. */
  repeatable?: readonly RepeatableSql[];
}

/**
 * Brings a database up to date: the schema of the job library, the missing migrations, which may add jobs, each in a
 * transaction of its own, then SQL files that changed (`repeatable/`), the rights of the application's role, then reference
 * data. No statement has a time limit, because a large table takes long. Several programs may call it concurrently: a lock
 * lets one work while the others wait. Returns the names of the migrations and of the repeatable files that ran.
 */
export const migrate = async (url: string, sources: MigrationSources = {}): Promise<string[]> => {
  const migrations = sources.migrations ?? (await readMigrationFiles());
  const files = sources.repeatable ?? (await readRepeatableSql());
  const db = openDatabase({ url, poolSize: 2, statementSeconds: 0, onError: () => {} });
  try {
    const ran = await db.connection().execute((connection) =>
      withMigrationLock(connection, async () => {
        await migrateJobs(url);
        const names = [
          ...(await runMigrations(connection, migrations)),
          ...(await connection.transaction().execute((transaction) => applyRepeatableSql(transaction, files))),
        ];
        await connection.transaction().execute(grantAppRole);
        return names;
      }),
    );
    await loadReference(db);
    return ran;
  } finally {
    await db.destroy();
  }
};
