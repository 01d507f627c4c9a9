import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { DB } from './types.generated.ts';

export type Database = Kysely<DB>;

const int8 = 20;
const date = 1082;

/**
 * Parsers that replace pg's own: pg returns a bigint as text and a date as local midnight. Our bigints are ids and counts
 * below 2^53, which is checked here. A day of birth has no time zone, so a date stays text.
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

/** pg's own parsers, typed for every type id. pg's declaration knows a few ids only, the server sends others too. */
const defaultParser: (oid: number, format?: 'text' | 'binary') => unknown = pg.types.getTypeParser;

/** A statement as it is sent to the server. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

interface PoolOptions {
  url: string;
  /** Connections of the pool; 10 by default. */
  poolSize?: number;
  /** How long a statement may take, in seconds; 30 by default, 0 for no limit. */
  statementSeconds?: number;
  /** How long to wait for a connection, in milliseconds; 5 s by default. */
  connectionMs?: number;
  /** How long to wait for the response to a statement from a server that stays silent, in milliseconds; for ever by default. */
  responseMs?: number;
  /** Keeps connections that nothing uses; by default they are closed after ten seconds. */
  keepIdle?: boolean;
  /** The role that statements run as; by default the user of the address. */
  role?: string;
  onError: (error: Error) => void;
}

/** A statement that finds every connection in use fails after this time, instead of waiting without an end. */
const CONNECTION_TIMEOUT_MS = 5_000;

/** Opens a pool of connections. `end()` closes it. */
export const openPool = ({
  url,
  poolSize = 10,
  statementSeconds = 30,
  connectionMs = CONNECTION_TIMEOUT_MS,
  responseMs,
  keepIdle = false,
  role,
  onError,
}: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionMs,
    ...(responseMs !== undefined && { query_timeout: responseMs }),
    ...(keepIdle && { idleTimeoutMillis: 0 }),
    // Statements take milliseconds; compiling one takes about a hundred.
    options: `-c jit=off -c statement_timeout=${statementSeconds * 1000}${role === undefined ? '' : ` -c role=${role}`}`,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => typeParsers.get(oid) ?? defaultParser(oid, format),
    },
  });
  // Without listeners, losing a connection would end the process: the client's is for one in use, the pool's for an idle one.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return pool;
};

interface DatabaseOptions extends PoolOptions {
  /** Receives the duration of each statement, including the network, and the statement; for measurements. */
  onStatement?: ((milliseconds: number, statement: Statement) => void) | undefined;
}

/** Opens a pool of connections behind the query builder. `destroy()` closes it. */
export const openDatabase = ({ onStatement, ...options }: DatabaseOptions): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool: openPool(options) }),
    ...(onStatement && { log: ({ queryDurationMillis, query }) => onStatement(queryDurationMillis, query) }),
  });
