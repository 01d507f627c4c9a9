import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

import type { DB } from './types.generated.ts';

export type Database = Kysely<DB>;

const int8 = 20;
const date = 1082;

/**
 * pg gives bigint as text and a date as local midnight. Our bigints are ids and counts below 2^53 (checked here), and
 * a day of birth has no time zone, so it stays the text it is.
 */
const typeParsers = new Map<number, (value: string) => unknown>([
  [date, (value) => value],
  [
    int8,
    (value) => {
      const number = Number(value);
      if (!Number.isSafeInteger(number)) throw new RangeError(`bigint out of range: ${value}`);
      return number;
    },
  ],
]);

/** pg's own parsers; its types know the numbers of a few types only, the server sends those of all. */
const defaultParser: (oid: number, format?: 'text' | 'binary') => unknown = pg.types.getTypeParser;

interface DatabaseOptions {
  url: string;
  /** Connections of the pool; 10 unless told. */
  poolSize?: number;
  onError: (error: Error) => void;
  /** Told how long each statement took, from the question to the answer; for measurements. */
  onStatement?: ((milliseconds: number) => void) | undefined;
}

/** A pool of connections behind the query builder. `destroy()` drains it. */
export const openDatabase = ({ url, poolSize = 10, onError, onStatement }: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: 30_000,
    // Our statements take milliseconds; compiling one of them takes a hundred.
    options: '-c jit=off',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => typeParsers.get(oid) ?? defaultParser(oid, format),
    },
  });
  // Without a listener the loss of an idle connection would end the whole process.
  pool.on('error', onError);
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && { log: ({ queryDurationMillis }) => onStatement(queryDurationMillis) }),
  });
};

/** Whether the database can be asked something now. */
export const isReachable = async (db: Database): Promise<boolean> => {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
};
