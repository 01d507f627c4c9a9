import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';

import { createClient } from '../request.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { createQueue } from './offline-queue.ts';
import { startQueue } from './start-queue.ts';
import { createTold } from './told.ts';

let server: TestServer;
let online = true;

const cache = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
const client = createClient({ firstRetryDelay: 1, minimumDelay: 0 });
const { callOrQueue, queue } = createQueue(client, cache, createTold());
// Once, as one document does.
startQueue(client, queue, onlineManager);
cache.mount();
queue.setOwner(7);

const connect = (is: boolean) => {
  online = is;
  globalThis.dispatchEvent(new Event(is ? 'online' : 'offline'));
};
const like = (profile: number) => callOrQueue('POST /api/like.php', { body: { profile } });
const asked = () => server.seen.map(({ method, url }) => `${method} ${url}`);
const me = { body: { user: { id: 7 } } };
const [who, like1, likes] = ['GET /api/user.php', 'POST /api/like.php', 'GET /api/likes.php'];

/** A screen that shows likes. Returns how it leaves. */
const openScreen = () => {
  const observer = new QueryObserver(cache, {
    queryKey: ['GET /api/likes.php', {}],
    queryFn: () => client.call('GET /api/likes.php'),
  });
  return observer.subscribe(() => undefined);
};

beforeEach(async () => {
  server = await startTestServer();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(async () => {
  queue.forget(7);
  cache.clear();
  await server.stop();
});

test('reads that had stopped for lack of a network come after the writes that waited', async () => {
  connect(false);
  const leave = openScreen();
  await like(1);
  await like(2);
  server.answer(me, { after: 50 });
  connect(true);
  await server.arrived(4);
  expect(asked()).toEqual([who, like1, like1, likes]);
  leave();
});

test('with nothing that waits they come at once, and nobody is asked who is there', async () => {
  connect(false);
  const leave = openScreen();
  connect(true);
  await server.arrived(1);
  expect(asked()).toEqual([likes]);
  leave();
});

test('a write that hangs holds them up for three seconds, not for ever', async () => {
  connect(false);
  const leave = openScreen();
  await like(1);
  server.answer(me, { after: 60_000 }, {});
  connect(true);
  const begin = performance.now();
  await server.arrived(3);
  expect(asked()).toEqual([who, like1, likes]);
  expect(performance.now() - begin).toBeGreaterThan(2_500);
  leave();
  connect(false);
  connect(true);
});

test('who returns to the page has what waits sent; who leaves it does not', async () => {
  connect(false);
  await like(1);
  online = true;
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  server.answer(me, {});
  await server.arrived(2);
  expect(asked()).toEqual([who, like1]);
});

test.each([
  ['somebody else is there', { body: { user: { id: 8 } } }],
  ['nobody is', { body: { user: null } }],
])('AUTH-14 nothing is sent when %s, and all is kept', async (_who, answer) => {
  connect(false);
  const leave = openScreen();
  await like(1);
  server.answer(answer, {});
  connect(true);
  // The reads go on, and come last.
  await server.arrived(2);
  expect(asked()).toEqual([who, likes]);
  expect(queue.waiting()).toHaveLength(1);
  leave();
});
