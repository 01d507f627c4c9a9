import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import { summary, timeToLive } from './time-to-live.ts';

let server: Server;
let live: string;
/** Page loads so far, and after how many of them the other version is live. */
let loads: number;
let liveAfter: number;
/** How often open pages have asked, and after how many times the version of before is reported as rolled back. */
let reads: number;
let withdrawnAfter: number;
let target: Parameters<typeof timeToLive>[1];

beforeEach(async () => {
  [live, loads, liveAfter] = ['1', 0, Infinity];
  [reads, withdrawnAfter] = [0, Infinity];
  // As in a real page, the other version is named too, as the last good one.
  server = createServer((request, response) => {
    if (request.url === '/__mfe/revision') {
      reads += 1;
      const rolledBack = reads > withdrawnAfter ? ['mf-x@1'] : [];
      response.end(JSON.stringify({ revision: 1, revoked: [], rolledBack }));
      return;
    }
    if (loads >= liveAfter) live = '2';
    loads += 1;
    const remote = { name: 'mf-x', version: live, lastGood: { version: live === '1' ? '2' : '1' } };
    response.end(`<script type="application/json" id="mfe-page">${JSON.stringify({ remotes: [remote] })}</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  target = { pages: [`http://127.0.0.1:${(server.address() as AddressInfo).port}/`], name: 'mf-x', version: '2' };
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('the time ends with the first page that names the version, not with the response', async () => {
  const change = async (): Promise<void> => {
    await setTimeout(50);
    liveAfter = loads + 2;
  };
  const { accepted, live: took } = await timeToLive(change, target);
  expect(accepted).toBeGreaterThanOrEqual(45);
  expect(took).toBeGreaterThan(accepted);
  // One before the change, two old pages and a new one after it.
  expect(loads).toBe(4);
});

test('the time ends when the last gateway has the version', async () => {
  const [page = ''] = target.pages;
  const { live: took } = await timeToLive(
    async () => {
      // Two gateways with one count of page loads: one of them still sends old pages.
      liveAfter = loads + 5;
    },
    { ...target, pages: [page, page] },
  );
  expect(took).toBeGreaterThan(0);
  // One of each before the change, five old ones, and a new one of each.
  expect(loads).toBe(9);
});

test('the time of open pages ends when each gateway reports that the version was withdrawn', async () => {
  withdrawnAfter = 6;
  const change = async (): Promise<void> => {
    liveAfter = loads;
  };
  const { reported = 0 } = await timeToLive(change, { ...target, withdrawn: '1' });
  expect(reads).toBe(7);
  expect(reported).toBeGreaterThan(0);
  // Nothing is read when no version was withdrawn.
  [live, loads, liveAfter] = ['1', 0, 1];
  expect(await timeToLive(() => Promise.resolve(), target)).not.toHaveProperty('reported');
  expect(reads).toBe(7);
});

test('a version that is live already and a change that fails are not measured', async () => {
  await expect(timeToLive(() => Promise.resolve(), { ...target, version: '1' })).rejects.toThrow(/was live before/);
  await expect(timeToLive(() => Promise.reject(new Error('refused')), target)).rejects.toThrow('refused');
});

test('the summary contains median, 95th percentile and maximum', () => {
  expect(summary([5, 1, 2, 3, 4])).toBe('3 / 5 / 5');
  expect(summary(Array.from({ length: 100 }, (_, index) => index + 1))).toBe('50 / 95 / 100');
});
