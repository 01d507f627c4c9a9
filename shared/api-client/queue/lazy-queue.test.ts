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

test('keeps owner and listeners that were set before the code has loaded', async () => {
  const { callOrQueue, queue } = open();
  const events: string[] = [];
  queue.subscribe(() => events.push('changed'));
  queue.onSent(() => events.push('sent'));
  queue.onRefused(() => events.push('refused'));
  queue.onFlushed(() => events.push('flushed'));
  expect(queue.waiting()).toEqual([]);
  queue.setOwner(7);
  online = false;
  const outcomes = [1, 2].map((profile) => callOrQueue('POST /api/like.php', { body: { profile } }));
  expect(await Promise.all(outcomes)).toMatchObject([{ queued: true }, { queued: true }]);
  expect(queue.waiting().map(({ body }) => body)).toEqual([{ profile: 1 }, { profile: 2 }]);
  online = true;
  events.length = 0;
  server.respondWith({}, { status: 403, body: { error: { code: 'blocked', message: 'A sentence.' } } });
  await queue.flush();
  expect(events.filter((what) => what !== 'changed')).toEqual(['sent', 'refused', 'flushed']);
  expect(events).toContain('changed');
});

test('sends waiting writes when the network is back', async () => {
  const { callOrQueue, queue } = open();
  queue.setOwner(7);
  online = false;
  await callOrQueue('POST /api/like.php', { body: { profile: 1 } });
  online = true;
  new QueryClient().mount();
  server.respondWith({ body: { user: { id: 7 } } }, {});
  globalThis.dispatchEvent(new Event('online'));
  await server.arrived(2);
  expect(server.requests.map(({ url }) => url)).toEqual(['/api/user.php', '/api/like.php']);
});

test('a visitor’s write is sent without the queue', async () => {
  const { callOrQueue } = open();
  server.respondWith({ body: { match: null } });
  const outcome = await callOrQueue('POST /api/like.php', { body: { profile: 1 } });
  expect(outcome).toEqual({ queued: false, response: { match: null } });
});

test('a logout right after the page load deletes the writes of an earlier page', async () => {
  const before = open();
  before.queue.setOwner(7);
  online = false;
  await before.callOrQueue('POST /api/like.php', { body: { profile: 1 } });
  open().queue.clear(7);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(before.queue.waiting()).toEqual([]);
});

test('a write fails like any other when the code can’t be loaded, and a later write loads it again', async () => {
  let works = false;
  jest.doMock('./engine.ts', () => {
    if (!works) throw new Error('Loading chunk failed.');
    return jest.requireActual<object>('./engine.ts');
  });
  const { callOrQueue, queue } = open();
  queue.setOwner(7);
  online = false;
  server.respondWith({ drop: true });
  const like = () => callOrQueue('POST /api/like.php', { body: { profile: 1 } });
  await expect(like()).rejects.toMatchObject({ code: 'offline' });
  works = true;
  expect(await like()).toMatchObject({ queued: true });
});
