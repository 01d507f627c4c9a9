import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

import { mostMembersCounted, searchAges } from '@pairwise/contracts/search-limits';
import { sql } from 'kysely';

import { photoLimits } from '../domain/photos/photos.policy.ts';
import type { Database } from './database.ts';

const folder = new URL('repeatable/', import.meta.url);

/** Limits that the SQL files share with the rest of the product: `{{min_age}}` in a file becomes the value. */
const limits: Record<string, number> = {
  min_age: searchAges.min,
  max_age: searchAges.max,
  count_limit: mostMembersCounted + 1,
  free_photos: photoLimits.free,
};

export interface RepeatableSql {
  name: string;
  /** The SQL with the limits filled in. */
  text: string;
  /** SHA-256 of `text`, in hex. */
  hash: string;
}

const fillIn = (name: string, text: string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = limits[key];
    if (value === undefined) throw new Error(`${name} uses {{${key}}}, which repeatable-sql.ts does not define.`);
    return String(value);
  });

/** Reads the files of `repeatable/`: SQL that may be applied any number of times. */
export const readRepeatableSql = async (from: URL = folder): Promise<RepeatableSql[]> => {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = fillIn(name, await readFile(new URL(name, from), 'utf8'));
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

/**
 * Applies the files whose content differs from what this database has, and records them. Call it in the transaction of
 * the migrations, after them. Returns the names of the files that were applied.
 */
export const applyRepeatableSql = async (transaction: Database, files: readonly RepeatableSql[]): Promise<string[]> => {
  const rows = await transaction.selectFrom('repeatable_sql').select(['name', 'hash']).execute();
  const known = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = files.filter(({ name, hash }) => known.get(name) !== hash);
  for (const { name, text, hash } of changed) {
    try {
      await sql.raw(text).execute(transaction);
    } catch (error) {
      throw new Error(`${name} in repeatable/ failed`, { cause: error });
    }
    await transaction
      .insertInto('repeatable_sql')
      .values({ name, hash })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash, applied_at: new Date() }))
      .execute();
  }
  return changed.map(({ name }) => name);
};
