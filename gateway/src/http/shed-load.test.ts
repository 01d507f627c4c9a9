import { setTimeout as delay } from 'node:timers/promises';

import fastify, { type FastifyInstance } from 'fastify';

import { shedLoad } from './shed-load.ts';

let app: FastifyInstance;
let url: string;
beforeEach(async () => {
  app = fastify();
  shedLoad(app, { maxDelayMs: 30, sampleMs: 60 });
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
  shedLoad(calm, { maxDelayMs: 30, sampleMs: 1_000 });
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

test('refuses requests while responses take too long, although the program itself is idle, and recovers', async () => {
  const waiting = fastify();
  shedLoad(waiting, { maxDelayMs: 5_000, maxWaitMs: 100, sampleMs: 200 });
  waiting.get('/slow', () => delay(250, { done: true }));
  waiting.get('/fast', () => ({ done: true }));
  waiting.get('/health', () => ({ status: 'ok' }));
  const address = await waiting.listen({ host: '127.0.0.1', port: 0 });
  const statusOf = async (path: string): Promise<number> => (await fetch(`${address}${path}`)).status;
  const seen = new Set<number>();
  for (const until = Date.now() + 10_000; Date.now() < until && !seen.has(503);) {
    for (const status of await Promise.all(Array.from({ length: 30 }, () => statusOf('/slow')))) seen.add(status);
  }
  expect(seen).toEqual(new Set([200, 503]));
  const from = Date.now();
  expect(await statusOf('/health')).toBe(200);
  while ((await statusOf('/fast')) !== 200) {
    expect(Date.now() - from).toBeLessThan(5_000);
    await delay(20);
  }
  await waiting.close();
});
