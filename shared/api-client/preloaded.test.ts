import { createClient } from './request.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const fast = { firstRetryDelay: 10, minimumDelay: 0 };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
});
afterEach(() => {
  document.head.replaceChildren();
  return server.stop();
});

const preload = (href: string): void => {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', 'fetch');
  link.href = href;
  document.head.append(link);
};

/** Returns the requests of the client itself. Those for preloaded responses have no `accept` of their own, like the link. */
const ownRequests = () => server.requests.filter(({ headers }) => headers.accept === 'application/json');
const page = (pageNumber: string) => ({ query: { pageNumber, gender: 'female' as const } });

test('the first read of a preloaded address uses the response of the link, whatever the order of its parameters', async () => {
  preload('/api/members.php?gender=female&pageNumber=1');
  server.respondWith({ body: { profiles: [], numResults: 7 } });
  const { call } = createClient(fast);
  await expect(call('GET /api/members.php', page('1'))).resolves.toMatchObject({ numResults: 7 });
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]?.url).toBe('/api/members.php?gender=female&pageNumber=1');
  expect(ownRequests()).toHaveLength(0);
  await call('GET /api/members.php', page('1'));
  expect(ownRequests()).toHaveLength(1);
});

/** Reads until there is something. */
const eventually = async <Value>(read: () => Value | undefined): Promise<Value> => {
  for (;;) {
    const value = read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

test('a preloaded body that has arrived is there without waiting, for one read', async () => {
  preload('/api/members.php?gender=female&pageNumber=1');
  server.respondWith({ body: { profiles: [], numResults: 7 } });
  const { call, preloadedBody } = createClient(fast);
  const body = () => preloadedBody('GET /api/members.php', page('1'));
  expect(body()).toBeUndefined();
  await expect(eventually(body)).resolves.toMatchObject({ numResults: 7 });
  expect(body()).toBeUndefined();
  expect(server.requests).toHaveLength(1);
  await call('GET /api/members.php', page('1'));
  expect(ownRequests()).toHaveLength(1);
});

test('there is no body of another address and of a failed response', async () => {
  preload('/api/members.php?pageNumber=1');
  server.respondWith({ status: 500, body: { profiles: [] } }, { body: { profiles: [] } });
  const { preloadedBody } = createClient(fast);
  expect(preloadedBody('GET /api/members.php', { query: { pageNumber: '1' } })).toBeUndefined();
  await server.arrived(1);
  preload('/api/interests.php');
  const other = createClient(fast);
  await eventually(() => other.preloadedBody('GET /api/interests.php'));
  expect(preloadedBody('GET /api/members.php', { query: { pageNumber: '1' } })).toBeUndefined();
  expect(preloadedBody('GET /api/members.php', { query: { pageNumber: '2' } })).toBeUndefined();
});

test('after a write there is no body: it may be outdated', async () => {
  preload('/api/interests.php');
  const { call, preloadedBody } = createClient(fast);
  await call('PUT /api/invisible.php', { body: { enabled: true } });
  expect(preloadedBody('GET /api/interests.php')).toBeUndefined();
});

test('another address is a request of its own', async () => {
  preload('/api/members.php?gender=female&pageNumber=1');
  await createClient(fast).call('GET /api/members.php', page('2'));
  expect(ownRequests()).toHaveLength(1);
});

test('a preloaded response that failed is followed by a request, with its error code', async () => {
  preload('/api/interests.php');
  server.respondWith({ status: 500 }, { status: 403, body: { error: { code: 'not_available', message: 'No.' } } });
  await expect(createClient(fast).call('GET /api/interests.php')).rejects.toMatchObject({ code: 'not_available' });
  expect(server.requests).toHaveLength(2);
});

test('a preloaded refusal is the response, without a second request', async () => {
  preload('/api/interests.php');
  server.respondWith({ status: 403, body: { error: { code: 'not_available', message: 'No.' } } });
  await expect(createClient(fast).call('GET /api/interests.php')).rejects.toMatchObject({ code: 'not_available' });
  expect(server.requests).toHaveLength(1);
});

test('after a write, and later than fifteen seconds after the start, the data is read again', async () => {
  preload('/api/interests.php');
  preload('/api/regions.php');
  const { call } = createClient(fast);
  await call('PUT /api/invisible.php', { body: { enabled: true } });
  await call('GET /api/interests.php');
  expect(ownRequests()).toHaveLength(2);
  jest.spyOn(performance, 'now').mockReturnValue(15_001);
  await createClient(fast).call('GET /api/regions.php');
  expect(ownRequests()).toHaveLength(3);
});

test('a read that is aborted while the preloaded response loads fails with the reason', async () => {
  preload('/api/interests.php');
  server.respondWith({ after: 5_000 });
  const controller = new AbortController();
  const read = createClient(fast).call('GET /api/interests.php', { signal: controller.signal });
  await server.arrived(1);
  controller.abort(new Error('left'));
  await expect(read).rejects.toThrow('left');
  expect(server.requests).toHaveLength(1);
});

describe('a read that the page’s head has started', () => {
  const global = globalThis as { startedReads?: Record<string, Promise<Response>> };
  afterEach(() => {
    delete global.startedReads;
  });
  const start = (body: object, status = 200): void => {
    global.startedReads = { '/api/user.php': Promise.resolve(new Response(JSON.stringify(body), { status })) };
  };

  test('is used by the first call, and only by that one', async () => {
    start({ user: null });
    const { call } = createClient(fast);
    await expect(call('GET /api/user.php')).resolves.toEqual({ user: null });
    expect(server.requests).toHaveLength(0);
    await call('GET /api/user.php');
    expect(server.requests).toHaveLength(1);
  });

  test('is followed by a request when it failed', async () => {
    global.startedReads = { '/api/user.php': Promise.reject(new TypeError('Failed to fetch')) };
    server.respondWith({ body: { user: null } });
    await expect(createClient(fast).call('GET /api/user.php')).resolves.toEqual({ user: null });
    start({}, 500);
    await createClient(fast).call('GET /api/user.php');
    expect(server.requests).toHaveLength(2);
  });

  test('is discarded by a write', async () => {
    start({ user: null });
    const { call } = createClient(fast);
    await call('PUT /api/invisible.php', { body: { enabled: true } });
    await call('GET /api/user.php');
    expect(server.requests).toHaveLength(2);
  });
});
