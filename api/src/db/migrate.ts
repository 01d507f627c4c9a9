import { readdir, readFile } from 'node:fs/promises';

import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';

import { openDatabase } from './database.ts';
import { loadReference } from './reference/load-reference.ts';

const folder = new URL('migrations/', import.meta.url);

/** Plain SQL files, in the order of their numbers. A migration that has run anywhere is never edited again. */
const sqlFiles: MigrationProvider = {
  getMigrations: async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
    const migrations: Record<string, Migration> = {};
    for (const name of names) {
      const text = await readFile(new URL(name, folder), 'utf8');
      migrations[name.replace('.sql', '')] = {
        up: async (db: Kysely<never>) => {
          await sql.raw(text).execute(db);
        },
      };
    }
    return migrations;
  },
};

/**
 * Brings a database up to date: schema, then reference data. Several programs may call it at once: the migrator takes
 * a lock, so one works and the others wait. Answers the names of the migrations that ran.
 */
export const migrate = async (url: string): Promise<string[]> => {
  const db = openDatabase({ url, poolSize: 2, onError: () => {} });
  try {
    const { error, results } = await new Migrator({ db, provider: sqlFiles }).migrateToLatest();
    const failed = results?.find((result) => result.status === 'Error');
    if (error) throw new Error(`migration ${failed?.migrationName ?? ''} failed`, { cause: error });
    await loadReference(db);
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
};
