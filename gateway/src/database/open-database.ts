import pg from 'pg';

import { DatabaseUnavailable } from './database-unavailable.ts';

/**
 * Runs one statement and returns its rows.
 * @throws {DatabaseUnavailable}
 */
export type Query = <Row extends pg.QueryResultRow>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;

/** The PostgreSQL database that the gateways of a product share. */
export interface Database {
  url: string;
  query: Query;
  /**
   * Runs statements in one transaction. Nothing is stored when one fails, or when the program ends before the last.
   * @throws {DatabaseUnavailable} then the transaction may be complete, if only the response to its end was lost
   */
  transaction: <Result>(run: (query: Query) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** How long to wait for a connection, and for the response to a statement, in milliseconds; 5 s by default. */
  timeoutMs?: number;
}

/** A change takes one connection, and so does the reading beside it. */
const CONNECTIONS = 3;

/**
 * Classes of SQLSTATE with which a server refuses to work now: lost connection, too few resources, an operator who stops
 * it, a cancelled statement.
 */
const unavailableClasses: ReadonlySet<string> = new Set(['08', '53', '57']);
/** A server that only reads: it is a copy that has not taken over yet. */
const READ_ONLY = '25006';
const UNIQUE_VIOLATION = '23505';

const isUnavailable = (error: unknown): boolean =>
  // Everything that is no response of the server is a lost, refused or silent connection.
  !(error instanceof pg.DatabaseError) ||
  error.code === READ_ONLY ||
  unavailableClasses.has((error.code ?? '').slice(0, 2));

/** Whether a statement failed because a row with the same key exists. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;

/** Opens a pool of connections. It connects with the first statement. */
export const openDatabase = ({ url, timeoutMs = 5000 }: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    // A command of the operator ends when its work is done.
    allowExitOnIdle: true,
    application_name: 'pairwise gateway',
    // Statements take milliseconds; compiling one takes about a hundred.
    options: `-c jit=off -c statement_timeout=${timeoutMs}`,
  });
  // Without listeners, losing a connection would end the process: the client's is for one in use, the pool's for an idle one.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);

  const orUnavailable = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const { host, pathname } = new URL(url);
      const reason = error instanceof Error ? error.message || String('code' in error && error.code) : String(error);
      throw new DatabaseUnavailable(`the database ${host}${pathname} does not respond: ${reason}`, { cause: error });
    }
  };

  const queryOn =
    (client: pg.PoolClient): Query =>
    async <Row extends pg.QueryResultRow>(statement: string, values: readonly unknown[] = []) => {
      const { rows } = await orUnavailable(client.query<Row>(statement, [...values]));
      return rows;
    };

  /** Lends a connection. One that does not respond is closed, which also ends its transaction. */
  const withConnection = async <Result>(run: (query: Query) => Promise<Result>): Promise<Result> => {
    const client = await orUnavailable(pool.connect());
    try {
      const result = await run(queryOn(client));
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof DatabaseUnavailable);
      throw error;
    }
  };

  return {
    url,
    query: <Row extends pg.QueryResultRow>(statement: string, values?: readonly unknown[]) =>
      withConnection((query) => query<Row>(statement, values)),
    transaction: (run) =>
      withConnection(async (query) => {
        await query('begin');
        try {
          const result = await run(query);
          await query('commit');
          return result;
        } catch (error) {
          if (!(error instanceof DatabaseUnavailable)) await query('rollback');
          throw error;
        }
      }),
    close: () => pool.end(),
  };
};
