import { QueryClient } from '@tanstack/react-query';

import { createClient } from '../request.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { lazyQueue } from './lazy-queue.ts';

let server: TestServer;
let online = true;
beforeEach(async () => {
  server = await startTestServer();
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(async () => {
  localStorage.clear();
  await server.stop();
});

const open = () => lazyQueue(createClient({ firstRetryDelay: 1, minimumDelay: 0 }), new QueryClient());

test('what one asks for and is told of before its code is there holds when it is', async () => {
  const { callOrQueue, queue } = open();
  const heard: string[] = [];
  queue.subscribe(() => heard.push('changed'));
  queue.onSent(() => heard.push('sent'));
  queue.onRefused(() => heard.push('refused'));
  queue.onFlushed(() => heard.push('flushed'));
  expect(queue.waiting()).toEqual([]);
  queue.setOwner(7);
  online = false;
  const outcomes = [1, 2].map((profile) => callOrQueue('POST /api/like.php', { body: { profile } }));
  expect(await Promise.all(outcomes)).toMatchObject([{ queued: true }, { queued: true }]);
  expect(queue.waiting().map(({ body }) => body)).toEqual([{ profile: 1 }, { profile: 2 }]);
  online = true;
  heard.length = 0;
  server.answer({}, { status: 403, body: { error: { code: 'blocked', message: 'A sentence.' } } });
  await queue.flush();
  expect(heard.filter((what) => what !== 'changed')).toEqual(['sent', 'refused', 'flushed']);
  expect(heard).toContain('changed');
});

test('what waits is sent when the network is back', async () => {
  const { callOrQueue, queue } = open();
  queue.setOwner(7);
  online = false;
  await callOrQueue('POST /api/like.php', { body: { profile: 1 } });
  online = true;
  new QueryClient().mount();
  server.answer({ body: { user: { id: 7 } } }, {});
  globalThis.dispatchEvent(new Event('online'));
  await server.arrived(2);
  expect(server.seen.map(({ url }) => url)).toEqual(['/api/user.php', '/api/like.php']);
});

test('a visitor’s write goes by itself', async () => {
  const { callOrQueue } = open();
  server.answer({ body: { match: null } });
  const outcome = await callOrQueue('POST /api/like.php', { body: { profile: 1 } });
  expect(outcome).toEqual({ queued: false, answer: { match: null } });
});

test('a logout right after the load drops what an earlier page has kept', async () => {
  const before = open();
  before.queue.setOwner(7);
  online = false;
  await before.callOrQueue('POST /api/like.php', { body: { profile: 1 } });
  open().queue.forget(7);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(before.queue.waiting()).toEqual([]);
});

test('without its code a write fails as any other, and later tries to have it again', async () => {
  let works = false;
  jest.doMock('./engine.ts', () => {
    if (!works) throw new Error('Loading chunk failed.');
    return jest.requireActual<object>('./engine.ts');
  });
  const { callOrQueue, queue } = open();
  queue.setOwner(7);
  online = false;
  server.answer({ drop: true });
  const like = () => callOrQueue('POST /api/like.php', { body: { profile: 1 } });
  await expect(like()).rejects.toMatchObject({ code: 'offline' });
  works = true;
  expect(await like()).toMatchObject({ queued: true });
});
