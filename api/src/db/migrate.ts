import { readdir, readFile } from 'node:fs/promises';

import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';

import { type Database, openDatabase } from './database.ts';
import { loadReference } from './reference/load-reference.ts';
import { applyRepeatableSql, readRepeatableSql, type RepeatableSql } from './repeatable-sql.ts';

const folder = new URL('migrations/', import.meta.url);

/** Kysely requires these; its lock on PostgreSQL is an advisory lock and uses neither. */
const lockOptions = { lockTable: 'kysely_migration_lock', lockRowId: 'migration_lock' };

/** Plain SQL files, in the order of their numbers. The statements of a migration never change once it has run anywhere. */
const sqlFiles = (onFailure: (error: Error) => void): MigrationProvider => ({
  getMigrations: async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
    const migrations: Record<string, Migration> = {};
    for (const name of names) {
      const text = await readFile(new URL(name, folder), 'utf8');
      migrations[name.replace('.sql', '')] = {
        up: async (db: Kysely<never>) => {
          try {
            await sql.raw(text).execute(db);
          } catch (error) {
            const failure = new Error(`migration ${name} failed`, { cause: error });
            onFailure(failure);
            throw failure;
          }
        },
      };
    }
    return migrations;
  },
});

/** Runs the migrations that are missing. Returns their names. */
const runMigrations = async (transaction: Database): Promise<string[]> => {
  let failure: Error | undefined;
  const provider = sqlFiles((error) => {
    failure = error;
  });
  const { error, results = [] } = await new Migrator({ db: transaction, provider }).migrateToLatest();
  // After a failed statement the migrator cannot release its lock, and its `error` is about the lock.
  if (error) throw failure ?? new Error('the migrations could not run', { cause: error });
  return results.map(({ migrationName }) => migrationName);
};

/**
 * Brings a database up to date: schema, then SQL files that changed (`repeatable/`), both in one transaction, then
 * reference data. Several programs may call it concurrently: a lock lets one work while the others wait. Returns the
 * names of the migrations and of the repeatable files that ran.
 */
export const migrate = async (url: string, repeatable?: readonly RepeatableSql[]): Promise<string[]> => {
  const files = repeatable ?? (await readRepeatableSql());
  const db = openDatabase({ url, poolSize: 2, onError: () => {} });
  try {
    const ran = await db.connection().execute(async (connection) => {
      // Kysely's migrator releases its lock before the transaction commits, so the same lock is taken around it.
      const { adapter } = connection.getExecutor();
      await adapter.acquireMigrationLock(connection, lockOptions);
      try {
        return await connection
          .transaction()
          .execute(async (transaction) => [
            ...(await runMigrations(transaction)),
            ...(await applyRepeatableSql(transaction, files)),
          ]);
      } finally {
        await adapter.releaseMigrationLock(connection, lockOptions);
      }
    });
    await loadReference(db);
    return ran;
  } finally {
    await db.destroy();
  }
};
