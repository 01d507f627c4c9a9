import { setTimeout as wait } from 'node:timers/promises';

import type { CheckProgress } from '@pairwise/contracts/console';

import { ensureDemoTokens } from '../access/index.ts';
import type { Gate } from '../control/gate-queue.ts';
import { chatDist, shellDist } from '../testing/make-dist.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';
import type { Client } from './client.ts';
import { followChecks } from './follow-checks.ts';

const files = { id: 'files', verdict: 'passed', reason: 'All files are there.' } as const;
const texts = { id: 'texts', verdict: 'passed', reason: 'All texts are there.' } as const;
const browser = { id: 'browser', verdict: 'passed', reason: '2 screens rendered.' } as const;

/** What the person has seen so far; each step of the check waits until its line is there. */
let lines: string[] = [];
const isPrinted = async (part: string): Promise<void> => {
  while (!lines.some((line) => line.includes(part))) await new Promise((resolve) => setTimeout(resolve, 20));
};

const gate: Gate = async ({ onProgress }) => {
  onProgress?.({ checks: [files] });
  await isPrinted('All files are there.');
  onProgress?.({ checks: [files, texts], browser: { done: 2, total: 4 } });
  await isPrinted('2 of 4 parts');
  return { status: 'verified', checks: [files, texts, browser] };
};

let control: RunningControl;
beforeAll(async () => {
  control = await startControl({ gate });
  for (const built of [shellDist(), chatDist()]) control.registry.putLive(built, operator);
  ensureDemoTokens(control.dataDir, ['shell', 'mf-chat']);
});
afterAll(() => control.stop());

test('PLAT-04 publish prints each check once, when it has ended, and how far the run in the browser is', async () => {
  lines = [];
  const { code, text } = await runMfeInTest(control, ['publish', 'mf-chat'], {
    build: async () => chatDist('1.1.0-00000001'),
    print: (line) => lines.push(line),
  });
  expect(code).toBe(0);
  expect(text.slice(text.indexOf('Running')).split('\n').slice(1, 5)).toEqual([
    '  ✓ files              passed   All files are there.',
    '  ✓ texts              passed   All texts are there.',
    '  … browser: 2 of 4 parts',
    '  ✓ browser            passed   2 screens rendered.',
  ]);
});

test('says nothing of a version that is not being checked', async () => {
  const headers = { authorization: `Bearer ${control.tokenFor('mf-chat')}`, 'x-mfe-control': '1' };
  const address = `${control.url}/api/versions/mf-chat/1.1.0-00000001/check`;
  expect((await fetch(address, { headers })).status).toBe(404);
  expect((await fetch(address)).status).toBe(401);
  const other = { ...headers, authorization: `Bearer ${control.tokenFor('mf-games')}` };
  expect((await fetch(address, { headers: other })).status).toBe(403);
});

test.each([
  ['nothing', true, []],
  // Negative control.
  ['each check', false, ['files', 'texts']],
] as const)(
  'a progress that comes after the result prints %s, and no request for it waits for ever',
  async (_what, isStopped, expected) => {
    const response = Promise.withResolvers<CheckProgress>();
    const limits: unknown[] = [];
    // It responds only when the test says so.
    const get = (_address: string, timeoutMs?: number): Promise<unknown> => {
      limits.push(timeoutMs);
      return response.promise;
    };
    const client: Pick<Client, 'get'> = { get: get as Client['get'] };
    const printed: string[] = [];
    const followed = followChecks(client, '/check', { print: (line) => printed.push(line), format: ({ id }) => id });
    while (limits.length === 0) await wait(20);
    if (isStopped) followed.stop();
    response.resolve({ state: 'running', checks: [files, texts] });
    await wait(50);
    expect(printed).toEqual(expected);
    expect(limits).toEqual([10_000]);
    followed.stop();
  },
);
