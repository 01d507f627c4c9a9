import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ApiErrorBody, EndpointKey, Endpoints, ResponseOf } from '@pairwise/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';

import { buildApp } from '../src/app.ts';
import { appRole } from '../src/db/app-role.ts';
import { type Database, openDatabase, type Statement } from '../src/db/database.ts';
import { type Env, readEnv } from '../src/env.ts';
import { logError } from '../src/log-errors.ts';
import { makePerson, type PersonOptions, testPassword, type TestPerson } from './builders.ts';
import { runDueJobs } from './run-jobs.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestResponse<Key extends EndpointKey> {
  status: number;
  /** The body of a success; a failure has `error` instead. */
  body: ResponseOf<Endpoints[Key]>;
  error: ApiErrorBody['error'] | undefined;
  headers: Record<string, string | string[] | number | undefined>;
}

interface CallOptions {
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A browser: keeps the session cookie and sends the headers that our own pages send. */
export interface TestClient {
  call: <Key extends EndpointKey>(key: Key, options?: CallOptions) => Promise<TestResponse<Key>>;
  cookie: () => string | undefined;
}

export interface TestApi {
  app: FastifyInstance;
  db: Database;
  env: Env;
  /** The version of the database server. */
  version: string;
  make: (options?: PersonOptions) => Promise<TestPerson>;
  visitor: () => TestClient;
  /** Logs a person in with mail address and password. */
  as: (person: TestPerson) => Promise<TestClient>;
  /**
   * Starts another api on the same database, as after a restart or on a second node. It is closed with this one, if not
   * before.
   */
  restart: () => Promise<TestApi>;
  /** Runs the waiting jobs that are due. The program has workers that run them at any time, the api of a test has none. */
  runDueJobs: () => Promise<void>;
  /** Starts to listen and returns the address; for tests that need a real connection. */
  listen: () => Promise<string>;
  close: () => Promise<void>;
}

export interface TestApiOptions {
  /** The address of a migrated database, which the caller drops. By default the api has a database of its own. */
  databaseUrl?: string;
  /** Settings that differ from the defaults of tests. */
  env?: Record<string, string>;
  /** Connections for requests and jobs; 10 by default. */
  poolSize?: number;
  /** How long the api waits for a connection, in milliseconds; 60 s by default: tests send bursts on busy machines. */
  connectionMs?: number;
  /** Receives the log lines. By default errors are printed, so that an unexpected 500 shows its reason. */
  log?: (line: string) => void;
  /** Receives the duration of each statement of the api. */
  onStatement?: (milliseconds: number, statement: Statement) => void;
}

/** Starts the real api on a database of its own, for one test file. Close it in `afterAll`. */
export const startTestApi = async (options: TestApiOptions = {}): Promise<TestApi> => {
  const database =
    options.databaseUrl === undefined
      ? await createTestDatabase()
      : { url: options.databaseUrl, version: '', drop: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(tmpdir(), 'pairwise-api-'));
  // The hosts of tests have no zones; the tests of zones name theirs.
  const settings = { NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: dataDir, ZONES: 'single' };
  // Tests send requests as a gateway on this machine does.
  const env = readEnv({ ...settings, TRUST_PROXY: '127.0.0.1', ...options.env });
  const api = await openApi(env, database.version, options);
  return {
    ...api,
    close: async () => {
      await api.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const openApi = async (env: Env, version: string, options: TestApiOptions): Promise<TestApi> => {
  const { log, onStatement, poolSize = 10, connectionMs = 60_000 } = options;
  const server = { url: env.databaseUrl, connectionMs, onError: () => {} };
  // The api runs with the rights it has in production; tests read and prepare with those of the owner.
  const db = openDatabase({ ...server, poolSize: 5 });
  const apiDb = openDatabase({ ...server, poolSize, role: appRole, onStatement });
  const logger = pino(
    { level: log ? 'info' : 'error', base: null, serializers: { err: logError } },
    { write: log ?? ((line) => process.stderr.write(line)) },
  );
  const app = await buildApp({ env, db: apiDb, logger });
  const visitor = () => openClient(app);
  const others = new Set<TestApi>();
  return {
    app,
    db,
    env,
    version,
    visitor,
    make: (personOptions) => makePerson(db, personOptions),
    as: async (person) => {
      const client = visitor();
      const { status } = await client.call('POST /api/user.php', {
        body: { email: person.email, password: testPassword },
      });
      if (status !== 200) throw new Error(`${person.email} could not log in: status ${status}`);
      return client;
    },
    restart: async () => {
      const opened = await openApi(env, version, options);
      const close = async () => {
        others.delete(other);
        await opened.close();
      };
      const other = { ...opened, close };
      others.add(other);
      return other;
    },
    runDueJobs: () => runDueJobs(app, env),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await Promise.all([...others].map((other) => other.close()));
      await app.close();
      await Promise.all([apiDb.destroy(), db.destroy()]);
    },
  };
};

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const openClient = (app: FastifyInstance): TestClient => {
  let cookie: string | undefined;
  return {
    cookie: () => cookie,
    call: async <Key extends EndpointKey>(key: Key, { query, body, headers }: CallOptions = {}) => {
      const [name, url = ''] = key.split(' ');
      const method = methods.find((known) => known === name);
      if (!method) throw new Error(`"${key}" has no HTTP method.`);
      const request: InjectOptions = {
        method,
        url,
        headers: { 'x-request-type': 'client', ...(cookie ? { cookie } : {}), ...headers },
      };
      if (query) request.query = Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)]));
      if (body !== undefined) request.payload = JSON.stringify(body);
      if (body !== undefined && !headers?.['content-type']) {
        request.headers = { 'content-type': 'application/json', ...request.headers };
      }
      const response = await app.inject(request);
      const session = response.cookies.find((one) => one.name === 'auth.session');
      if (session) cookie = session.value ? `auth.session=${session.value}` : undefined;
      // The whole body may be null, which is a success.
      const failed: { error?: TestResponse<Key>['error'] } | null = response.json();
      const content = response.json<ResponseOf<Endpoints[Key]>>();
      return { status: response.statusCode, headers: response.headers, body: content, error: failed?.error };
    },
  };
};
