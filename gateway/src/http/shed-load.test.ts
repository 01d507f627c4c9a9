import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import fastify, { type FastifyInstance } from 'fastify';

import { shedLoad } from './shed-load.ts';

let app: FastifyInstance;
let url: string;
beforeEach(async () => {
  app = fastify();
  shedLoad(app, () => false, { maxDelayMs: 30, delaySampleMs: 60 });
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/work', () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    return { done: true };
  });
  app.get('/idle', () => ({ done: true }));
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** Sends more than the program can do until it refuses something. */
const overload = async (headers: Record<string, string> = {}): Promise<Response> => {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const responses = await Promise.all(Array.from({ length: 40 }, () => fetch(`${url}/work`, { headers })));
    const refused = responses.find(({ status }) => status === 503);
    if (refused) return refused;
  }
  throw new Error('Nothing was refused.');
};

test('refuses requests with 503 and Retry-After while more arrive than it can serve, and recovers', async () => {
  const refused = await overload();
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.json()).toEqual({ error: { code: 'error', message: expect.any(String) } });
  const from = Date.now();
  while ((await fetch(`${url}/idle`)).status !== 200) {
    expect(Date.now() - from).toBeLessThan(5_000);
    await delay(20);
  }
});

test('a browser gets a page, and a load balancer the health of the program', async () => {
  const refused = await overload({ accept: 'text/html,application/xhtml+xml' });
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await refused.text()).toMatch(/^<!doctype html>/);
  const responses = await Promise.all([
    ...Array.from({ length: 40 }, () => fetch(`${url}/work`)),
    ...Array.from({ length: 5 }, () => fetch(`${url}/health`)),
  ]);
  expect(responses.slice(40).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('a single block of the program refuses nothing', async () => {
  const calm = fastify();
  shedLoad(calm, () => false, { maxDelayMs: 30, delaySampleMs: 1_000 });
  calm.get('/idle', () => ({ done: true }));
  const address = await calm.listen({ host: '127.0.0.1', port: 0 });
  await delay(200);
  const end = performance.now() + 400;
  while (performance.now() < end);
  const statuses = new Set<number>();
  for (const until = Date.now() + 1_500; Date.now() < until; await delay(20)) {
    statuses.add((await fetch(`${address}/idle`)).status);
  }
  await calm.close();
  expect([...statuses]).toEqual([200]);
});

describe('while too many requests wait, although the program itself is idle', () => {
  let waiting: FastifyInstance;
  let address: string;
  beforeEach(async () => {
    waiting = fastify();
    const limits = { maxDelayMs: 5_000, maxWaitMs: 400, waitSampleMs: 100, least: 10 };
    shedLoad(waiting, (request) => request.url.startsWith('/api'), limits);
    for (const path of ['/slow', '/api/slow']) waiting.get(path, () => delay(1_000, { done: true }));
    waiting.post('/slow', () => delay(3_000, { done: true }));
    waiting.get('/fast', () => ({ done: true }));
    waiting.get('/health', () => ({ status: 'ok' }));
    address = await waiting.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => waiting.close());

  const statusOf = async (path: string): Promise<number> => (await fetch(`${address}${path}`)).status;
  /** Sends a request every 20 ms for a time, and returns the statuses in the order of the requests. */
  const send = (path: string, milliseconds: number): Promise<number[]> =>
    Promise.all(Array.from({ length: milliseconds / 20 }, (_, nth) => delay(nth * 20).then(() => statusOf(path))));

  test('refuses what would wait too long, and keeps the served ones', async () => {
    const statuses = await send('/slow', 2_000);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    const from = Date.now();
    while ((await statusOf('/fast')) !== 200) {
      expect(Date.now() - from).toBeLessThan(5_000);
      await delay(20);
    }
  });

  test('slow calls of the api refuse calls only, and a load balancer gets the health of the program', async () => {
    const calls = send('/api/slow', 2_000);
    expect(new Set(await send('/fast', 2_000))).toEqual(new Set([200]));
    expect(new Set(await calls)).toEqual(new Set([200, 503]));
    const refused = send('/slow', 1_500);
    expect(new Set(await send('/health', 1_500))).toEqual(new Set([200]));
    expect(await refused).toContain(503);
  });

  test('requests whose bodies have not arrived do not count', async () => {
    const connections = Array.from({ length: 60 }, () => {
      const { port, hostname } = new URL(address);
      const connection = connect(Number(port), hostname);
      connection.write('POST /slow HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 5\r\n\r\n');
      return connection;
    });
    await delay(1_500);
    expect(await statusOf('/fast')).toBe(200);
    // Control: when they have arrived, they do.
    for (const connection of connections) connection.write('12345');
    await delay(800);
    expect(await statusOf('/fast')).toBe(503);
    for (const connection of connections) connection.destroy();
  });

  test('clients that have left do not count', async () => {
    const leaving = Array.from({ length: 60 }, async (_, nth) => {
      await delay(nth * 20);
      return fetch(`${address}/slow`, { signal: AbortSignal.timeout(30) }).then(
        ({ status }) => status,
        () => 'left',
      );
    });
    expect(new Set(await Promise.all(leaving))).toEqual(new Set(['left']));
    expect(await statusOf('/slow')).toBe(200);
  });
});
