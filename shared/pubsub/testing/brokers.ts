import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { findRedisServer, startRedisServer } from './redis-server.ts';
import { type Relay, startRelay } from './relay.ts';

export interface Broker {
  /** The settings of a process that reaches the broker through the relay. */
  settings: { databaseUrl: string; redisUrl: string | undefined };
  relay: Relay;
  stop: () => Promise<void>;
}

interface TestDatabase {
  url: URL;
  drop: () => Promise<void>;
}

const createDatabase = async (): Promise<TestDatabase> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given === undefined) throw new Error('TEST_DATABASE_URL is not set. Run the tests with `npm test -- unit`.');
  const name = `pubsub_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string): Promise<void> => {
    const admin = new pg.Client({ connectionString: given });
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  await administer(`create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { url, drop: () => administer(`drop database ${name} with (force)`) };
};

const through = (url: URL, { port }: Relay): string => {
  const copy = new URL(url);
  copy.hostname = '127.0.0.1';
  copy.port = String(port);
  return copy.href;
};

const startPostgres = async (): Promise<Broker> => {
  const { url, drop } = await createDatabase();
  const relay = await startRelay({ host: url.hostname, port: Number(url.port) });
  return {
    settings: { databaseUrl: through(url, relay), redisUrl: undefined },
    relay,
    stop: async () => {
      await relay.close();
      await drop();
    },
  };
};

const startRedis = (path: string) => async (): Promise<Broker> => {
  const { url, drop } = await createDatabase();
  const server = await startRedisServer(path);
  const relay = await startRelay({ host: '127.0.0.1', port: server.port });
  return {
    settings: { databaseUrl: url.href, redisUrl: `redis://127.0.0.1:${relay.port}` },
    relay,
    stop: async () => {
      await relay.close();
      await server.stop();
      await drop();
    },
  };
};

const redisServer = findRedisServer();

/** The brokers of the suite. `start` is undefined for one that is not on this machine. */
export const brokers: { name: string; start: (() => Promise<Broker>) | undefined }[] = [
  { name: 'PostgreSQL', start: startPostgres },
  { name: 'Redis', start: redisServer === undefined ? undefined : startRedis(redisServer) },
];
