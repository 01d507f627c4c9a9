import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';

import { createClient } from '../request.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { createQueue } from './offline-queue.ts';
import { startQueue } from './start-queue.ts';
import { createQueueEvents } from './queue-events.ts';

let server: TestServer;
let online = true;

const cache = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
const client = createClient({ firstRetryDelay: 1, minimumDelay: 0 });
const { callOrQueue, queue } = createQueue(client, cache, createQueueEvents());
// Once, as in a document.
startQueue(client, queue, onlineManager);
cache.mount();
queue.setOwner(7);

const connect = (is: boolean) => {
  online = is;
  globalThis.dispatchEvent(new Event(is ? 'online' : 'offline'));
};
const like = (profile: number) => callOrQueue('POST /api/like.php', { body: { profile } });
const requested = () => server.requests.map(({ method, url }) => `${method} ${url}`);
const me = { body: { user: { id: 7 } } };
const [user, like1, likes] = ['GET /api/user.php', 'POST /api/like.php', 'GET /api/likes.php'];

/** Opens a screen that shows likes. Returns the function that closes it. */
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
  queue.clear(7);
  cache.clear();
  await server.stop();
});

test('reads that had stopped offline run after the waiting writes', async () => {
  connect(false);
  const closeScreen = openScreen();
  await like(1);
  await like(2);
  server.respondWith(me, { after: 50 });
  connect(true);
  await server.arrived(4);
  expect(requested()).toEqual([user, like1, like1, likes]);
  closeScreen();
});

test('without waiting writes they run immediately, and the user is not fetched', async () => {
  connect(false);
  const closeScreen = openScreen();
  connect(true);
  await server.arrived(1);
  expect(requested()).toEqual([likes]);
  closeScreen();
});

test('a write that hangs delays them by three seconds only', async () => {
  connect(false);
  const closeScreen = openScreen();
  await like(1);
  server.respondWith(me, { after: 60_000 }, {});
  connect(true);
  const begin = performance.now();
  await server.arrived(3);
  expect(requested()).toEqual([user, like1, likes]);
  expect(performance.now() - begin).toBeGreaterThan(2_500);
  closeScreen();
  connect(false);
  connect(true);
});

test('waiting writes are sent when the tab becomes visible, not when it is hidden', async () => {
  connect(false);
  await like(1);
  online = true;
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  server.respondWith(me, {});
  await server.arrived(2);
  expect(requested()).toEqual([user, like1]);
});

test.each([
  ['another member is logged in', { body: { user: { id: 8 } } }],
  ['no one is logged in', { body: { user: null } }],
])('AUTH-14 sends nothing and keeps all when %s', async (_session, response) => {
  connect(false);
  const closeScreen = openScreen();
  await like(1);
  server.respondWith(response, {});
  connect(true);
  // The reads continue and come last.
  await server.arrived(2);
  expect(requested()).toEqual([user, likes]);
  expect(queue.waiting()).toHaveLength(1);
  closeScreen();
});
