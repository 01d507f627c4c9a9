import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ApiErrorBody, EndpointKey, Endpoints, ResponseOf } from '@pairwise/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';

import { buildApp } from '../src/app.ts';
import { type Database, openDatabase } from '../src/db/database.ts';
import { type Env, readEnv } from '../src/env.ts';
import { makePerson, type PersonOptions, testPassword, type TestPerson } from './builders.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestResponse<Key extends EndpointKey> {
  status: number;
  /** Of a success; a failure has `error` instead. */
  body: ResponseOf<Endpoints[Key]>;
  error: ApiErrorBody['error'] | undefined;
  headers: Record<string, string | string[] | number | undefined>;
}

interface CallOptions {
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Somebody at a browser: keeps the session cookie and sends what our own pages send. */
export interface TestClient {
  call: <Key extends EndpointKey>(key: Key, options?: CallOptions) => Promise<TestResponse<Key>>;
  cookie: () => string | undefined;
}

export interface TestApi {
  app: FastifyInstance;
  db: Database;
  env: Env;
  /** Of the database server. */
  version: string;
  make: (wish?: PersonOptions) => Promise<TestPerson>;
  visitor: () => TestClient;
  /** Logs in like everybody, by mail and password. */
  as: (person: TestPerson) => Promise<TestClient>;
  /** Another api on the same database, as after a restart or on a second node. Closed with this one, if not before. */
  restart: () => Promise<TestApi>;
  /** Begins to listen; answers the address. For tests of what only a real connection shows. */
  listen: () => Promise<string>;
  close: () => Promise<void>;
}

interface TestApiOptions {
  /** Settings that differ from those of a test. */
  env?: Record<string, string>;
  /** Where log lines go; nowhere unless told. */
  log?: (line: string) => void;
  /** Told how many milliseconds each statement of the api took. */
  onStatement?: (milliseconds: number) => void;
}

/** The real api on a real database of its own, for one test file. Close it in `afterAll`. */
export const startTestApi = async (options: TestApiOptions = {}): Promise<TestApi> => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'pairwise-api-'));
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: dataDir, ...options.env });
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
  const { log, onStatement } = options;
  const db = openDatabase({ url: env.databaseUrl, poolSize: 10, onError: () => {}, onStatement });
  const logger = log ? pino({ level: 'info', base: null }, { write: log }) : pino({ level: 'silent' });
  const app = await buildApp({ env, db, logger });
  const visitor = () => openClient(app);
  const others = new Set<TestApi>();
  return {
    app,
    db,
    env,
    version,
    visitor,
    make: (wish) => makePerson(db, wish),
    as: async (person) => {
      const client = visitor();
      const { status } = await client.call('POST /api/user.php', {
        body: { email: person.email, password: testPassword },
      });
      if (status !== 200) throw new Error(`${person.email} could not log in: ${status}`);
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
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await Promise.all([...others].map((other) => other.close()));
      await app.close();
      await db.destroy();
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
      if (!method) throw new Error(`no method in "${key}"`);
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
      const answer = await app.inject(request);
      const session = answer.cookies.find((one) => one.name === 'auth.session');
      if (session) cookie = session.value ? `auth.session=${session.value}` : undefined;
      // An answer may be null as a whole; then it is no failure.
      const failed: { error?: TestResponse<Key>['error'] } | null = answer.json();
      const content = answer.json<ResponseOf<Endpoints[Key]>>();
      return { status: answer.statusCode, headers: answer.headers, body: content, error: failed?.error };
    },
  };
};
