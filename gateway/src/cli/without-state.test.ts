import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { CONTROL_HEADER } from '../control/control-header.ts';
import { chatDist, shellDist } from '../testing/make-dist.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const [first, second, next] = ['1.0.0-00000001', '1.1.0-00000001', '1.2.0-00000001'] as const;

let control: RunningControl;
let proxy: Server;
let url: string;
let token: string;
beforeEach(async () => {
  control = await startControl();
  for (const dist of [shellDist(), chatDist(first), chatDist(second)]) control.registry.putLive(dist, operator);
  control.registry.publish(chatDist(next), operator);
  control.registry.recordChecks('mf-chat', next, 'verified', [], operator);
  token = control.tokenFor('mf-chat');
  // The gateway itself, but its state fails.
  proxy = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = { [CONTROL_HEADER]: '1', 'content-type': 'application/json' };
    if (request.url === '/api/state') {
      response.writeHead(500, headers).end(JSON.stringify({ error: { code: 'error', message: 'It failed.' } }));
      return;
    }
    const forwarded = await fetch(`${control.url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' },
      ...(request.method === 'POST' && { body: Buffer.concat(parts) }),
    });
    response.writeHead(forwarded.status, headers).end(await forwarded.text());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterEach(async () => {
  proxy.close();
  await control.stop();
});

const type = (...args: string[]) => runMfeInTest(control, [...args, '--why', 'an emergency'], { url, token });
const live = () => control.registry.current();

test('PLAT-04 without the state, a rollback to a named version, a halt, a pause and a revocation still work', async () => {
  const canary = {
    steps: [{ audience: {}, percent: 1 }],
    haltOn: { minSessions: 500, errorRateDelta: 0.01 },
    ramp: { percents: [1, 10], holdMinutes: 60 },
  };
  control.registry.startCanary('mf-chat', next, canary, operator);
  expect((await type('pause', 'mf-chat')).code).toBe(0);
  expect(live().rollouts['mf-chat']?.ramp?.paused).toBeDefined();
  expect((await type('halt', 'mf-chat')).code).toBe(0);
  expect(live().rollouts).toEqual({});
  expect((await type('rollback', 'mf-chat', first)).code).toBe(0);
  expect(live().pointers['mf-chat']).toBe(first);
  expect((await type('revoke', 'mf-chat', second)).code).toBe(0);
  expect(live().versions['mf-chat']?.[second]?.status).toBe('revoked');
});

test('PLAT-04 without the state, a rollback without a version says why, and what to type', async () => {
  const { code, text } = await type('rollback', 'mf-chat');
  expect([code, text]).toEqual([
    1,
    'What is live could not be read: It failed. Name the version that mf-chat goes back to.',
  ]);
  expect(live().pointers['mf-chat']).toBe(second);
});

test('without the state, nothing goes to more visitors', async () => {
  for (const args of [
    ['canary', 'mf-chat', '5'],
    ['canary', 'mf-chat', '5', '--version', next],
    ['promote', 'mf-chat', next],
  ]) {
    expect(await type(...args)).toMatchObject({ code: 1, text: 'It failed.' });
  }
  expect(live().rollouts).toEqual({});
  expect(live().pointers['mf-chat']).toBe(second);
});
