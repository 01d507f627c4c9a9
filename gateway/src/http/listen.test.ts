import { spawn } from 'node:child_process';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import fastify, { type FastifyInstance } from 'fastify';

import { listen } from './listen.ts';

const host = '127.0.0.1';

let apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port; // it listens on a port

const start = async ({ port = 0, listeners }: { port?: number; listeners?: number } = {}): Promise<FastifyInstance> => {
  const app = fastify();
  apps.push(app);
  app.get('/', () => ({ done: true }));
  app.get('/slow', () => delay(1_000, { done: true }));
  await listen(app, { host, port }, listeners);
  return app;
};

const request = (app: FastifyInstance, path: string, headers: Record<string, string> = {}): Promise<number | string> =>
  fetch(`http://${host}:${portOf(app)}${path}`, { headers }).then(
    ({ status }) => status,
    () => 'refused',
  );

const times = <Result>(count: number, work: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, work));

/** Opens connections from another process, without waiting between them. */
const crowd = (port: number, connections: number): (() => void) => {
  const open = `for (let n = 0; n < ${connections}; n += 1) require('node:net').connect(${port}, '${host}').on('error', () => {});`;
  const child = spawn(process.execPath, ['-e', `${open} setTimeout(() => {}, 60_000)`]);
  return () => void child.kill();
};

/** Counts the turns of the event loop, each of them slow, in which the connections of a crowd are accepted. */
const turnsFor = async (listeners: number): Promise<number> => {
  const app = await start({ listeners });
  const accepted = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => accepted.add(socket));
  const leave = crowd(portOf(app), 64);
  let turns = 0;
  try {
    for (let tries = 0; accepted.size < 64; tries += 1) {
      if (tries > 500) throw new Error(`Only ${accepted.size} of 64 connections were accepted.`);
      const before = accepted.size;
      for (const end = performance.now() + 20; performance.now() < end;);
      await new Promise(setImmediate);
      if (accepted.size > before) turns += 1;
    }
  } finally {
    leave();
  }
  return turns;
};

test('accepts a crowd of new connections in few turns of a busy event loop', async () => {
  expect(await turnsFor(16)).toBeLessThan(32);
  // Control: with a single socket each connection has a turn of its own.
  expect(await turnsFor(1)).toBeGreaterThan(50);
});

test('responds on every socket, and accepts nothing after it was closed', async () => {
  const app = await start();
  expect(new Set(await times(40, () => request(app, '/', { connection: 'close' })))).toEqual(new Set([200]));
  const port = portOf(app);
  await app.close();
  const later = await times(40, () => fetch(`http://${host}:${port}/`).catch(() => 'refused'));
  expect(new Set(later)).toEqual(new Set(['refused']));
});

test('finishes the requests in progress on every socket before it is closed', async () => {
  const app = await start();
  const arrived: unknown[] = [];
  let ended = 0;
  app.server.on('request', (message, response) => {
    arrived.push(message);
    response.once('finish', () => (ended += 1));
  });
  const statuses = times(40, () => request(app, '/slow'));
  while (arrived.length < 40) await delay(10);
  await app.close();
  expect(ended).toBe(40);
  expect(new Set(await statuses)).toEqual(new Set([200]));
});

test('a second program does not share the port', async () => {
  const app = await start();
  await expect(start({ port: portOf(app) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
