import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import { seeded } from '../support/random.ts';
import { startLoad } from './open-loop.ts';

let server: Server;

const serve = async (listener: RequestListener): Promise<string> => {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const loadFor = async (url: string, milliseconds: number, olderFiles: string[] = []) => {
  const load = startLoad({ url, perSecond: 50, pages: ['/a'], random: seeded(1), olderFiles: () => olderFiles });
  await setTimeout(milliseconds);
  return load.stop();
};

test('requests are sent when they are due, independent of slow responses', async () => {
  const url = await serve((_, response) => void setTimeout(800).then(() => response.end('ok')));
  const { sent, statuses, p50 } = await loadFor(url, 600);
  // A sender that waits for each response would send one request.
  expect(sent).toBeGreaterThan(20);
  expect(statuses).toEqual({ '200': sent });
  expect(p50).toBeGreaterThanOrEqual(750);
});

test('files that the pages name and older ones are requested; a missing file counts as failed', async () => {
  const requested = new Set<string>();
  const url = await serve(({ url: path = '' }, response) => {
    requested.add(path);
    response.statusCode = path.includes('gone') ? 404 : 200;
    response.end(path === '/a' ? '<script src="/remotes/x/1/main.js">' : '');
  });
  const report = await loadFor(url, 600, ['/remotes/x/0/gone.js']);
  expect([...requested].sort()).toEqual(['/a', '/remotes/x/0/gone.js', '/remotes/x/1/main.js']);
  expect(report.failed).toBe(report.statuses['404']);
  expect(report.failed).toBeGreaterThan(0);
  expect(report.failures).toContain('404 /remotes/x/0/gone.js');
  expect(report.pages + report.files).toBe(report.sent);
});

test.each([
  ['and the Retry-After of shed load has not failed', { 'retry-after': '2' }, 'shed'],
  ['and the Retry-After of a page or a store that is unavailable has failed', { 'retry-after': '5' }, 'failed'],
  ['without Retry-After has failed', {}, 'failed'],
] as const)('a response with 503 %s', async (_, headers, counted) => {
  const url = await serve((_request, response) => void response.writeHead(503, headers).end());
  const report = await loadFor(url, 200);
  expect(report.sent).toBeGreaterThan(0);
  expect(report).toMatchObject({ shed: 0, failed: 0, [counted]: report.sent });
});

test('requests to a stopped server count as failed', async () => {
  const url = await serve((_, response) => response.end());
  server.close();
  const { sent, failed } = await loadFor(url, 200);
  expect(sent).toBeGreaterThan(0);
  expect(failed).toBe(sent);
});
