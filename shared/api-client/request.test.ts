import { ApiError, isApiError } from './api-error.ts';
import { createClient } from './request.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { uploadByFetch } from './testing.ts';

/** The product's client with waits forty times shorter. */
const fast = { firstRetryDelay: 10, minimumDelay: 0 };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const failure = (code: string, more: object = {}) => ({ error: { code, message: 'A sentence.', ...more } });
const gaps = () => server.requests.slice(1).map(({ at }, index) => at - (server.requests[index]?.at ?? 0));

/**
 * Records the timers that are set. A test that checks the requested delays and fires long timers by hand gives the same
 * result on a busy machine as on an idle one.
 */
const watchTimers = () => {
  const { mock } = jest.spyOn(globalThis, 'setTimeout');
  const between = (from: number, to: number) => mock.calls.filter(([, delay = 0]) => delay >= from && delay <= to);
  return {
    delays: (from: number, to: number) => between(from, to).map(([, delay]) => delay ?? 0),
    /** Waits until such a timer is set. Returns the function that fires it. */
    set: async (from: number, to: number): Promise<() => void> => {
      while (between(from, to).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      return () => between(from, to)[0]?.[0]();
    },
  };
};

test('CALL-11 retries a failing request five times, doubling the wait, ±30 %', async () => {
  const timers = watchTimers();
  server.respondWith({ status: 503 });
  const { call } = createClient({ ...fast, firstRetryDelay: 20 });
  await expect(call('GET /api/interests.php')).rejects.toMatchObject({ name: 'ApiError', code: 'error', status: 503 });
  expect(server.requests).toHaveLength(6);
  const waits = timers.delays(1, 20 * 2 ** 4 * 1.3);
  expect(waits).toHaveLength(5);
  for (const [index, wait] of waits.entries()) {
    const delay = 20 * 2 ** index;
    expect(wait).toBeGreaterThanOrEqual(delay * 0.7);
    expect(wait).toBeLessThanOrEqual(delay * 1.3);
    // The wait starts when the failure arrives, so the server measures at least this; timers round to a millisecond.
    expect(gaps()[index]).toBeGreaterThanOrEqual(wait - 2);
  }
});

test.each([408, 425, 429, 500, 502, 503, 504])('CALL-11 retries after status %i', async (status) => {
  server.respondWith({ status }, { body: { interests: [] } });
  await createClient(fast).call('GET /api/interests.php');
  expect(server.requests).toHaveLength(2);
});

test.each([400, 401, 403, 404, 405, 409, 422])('CALL-11 does not retry after status %i', async (status) => {
  server.respondWith({ status, body: failure('invalid_request', { field: 'email' }) });
  await expect(createClient(fast).call('GET /api/interests.php')).rejects.toMatchObject({
    code: 'invalid_request',
    status,
    field: 'email',
    message: 'A sentence.',
  });
  expect(server.requests).toHaveLength(1);
});

test('CALL-11 retries after a dropped connection', async () => {
  server.respondWith({ drop: true }, { body: { interests: ['chess'] } });
  await createClient(fast).call('GET /api/interests.php');
  expect(server.requests).toHaveLength(2);
});

test('CALL-11 times out each attempt at a hanging server and retries', async () => {
  const timers = watchTimers();
  server.respondWith({ after: 60_000 }, {});
  const response = createClient({ ...fast, timeout: 30_000 }).call('GET /api/interests.php');
  const giveUp = await timers.set(30_000, 30_000);
  await server.arrived(1);
  giveUp();
  await response;
  expect(server.requests).toHaveLength(2);
});

test('CALL-11 Retry-After overrides the own delay', async () => {
  server.respondWith({ status: 429, headers: { 'retry-after': '1' } }, {});
  await createClient(fast).call('GET /api/interests.php');
  expect(gaps()[0]).toBeGreaterThanOrEqual(990);
});

test('CALL-11 does not wait for a Retry-After of minutes: a login lock is shown immediately', async () => {
  const body = failure('too_many_attempts', { params: { minutes: 15 } });
  server.respondWith({ status: 429, headers: { 'retry-after': '900' }, body });
  const login = createClient(fast).call('POST /api/user.php', { body: { email: 'a@b.test', password: 'x' } });
  await expect(login).rejects.toMatchObject({ code: 'too_many_attempts', params: { minutes: 15 } });
  expect(server.requests).toHaveLength(1);
});

test('CALL-11 spaces starts of the same read; other reads and writes do not wait', async () => {
  const timers = watchTimers();
  const { call } = createClient({ ...fast, minimumDelay: 60_000 });
  const responses = Promise.all([
    call('GET /api/interests.php'),
    call('GET /api/interests.php'),
    call('GET /api/member.php', { query: { id: 1 } }),
    call('GET /api/member.php', { query: { id: 2 } }),
    call('PUT /api/user.php', { body: { language: 'de' } }),
    call('PUT /api/user.php', { body: { language: 'nl' } }),
  ]);
  const goOn = await timers.set(50_000, 60_000);
  await server.arrived(5);
  expect(server.requests.filter(({ url }) => url === '/api/interests.php')).toHaveLength(1);
  expect(timers.delays(50_000, 60_000)).toHaveLength(1);
  goOn();
  await responses;
  expect(server.requests).toHaveLength(6);
  expect(server.requests.at(-1)?.url).toBe('/api/interests.php');
});

test('CALL-10 sends X-Request-Type to user.php, logout.php and with every write, not with other reads', async () => {
  const { call } = createClient(fast);
  await call('GET /api/user.php');
  await call('GET /api/logout.php');
  await call('PUT /api/user.php', { body: { language: 'de' } });
  await call('GET /api/members.php', { query: { min_age: 25, country: undefined } });
  expect(server.requests.map(({ method, url, headers }) => [method, url, headers['x-request-type']])).toEqual([
    ['GET', '/api/user.php', 'client'],
    ['GET', '/api/logout.php', 'client'],
    ['PUT', '/api/user.php', 'client'],
    ['GET', '/api/members.php?min_age=25', undefined],
  ]);
});

test('CALL-11 a write keeps its idempotency key over all attempts, and each write has its own', async () => {
  const { call } = createClient(fast);
  server.respondWith({ status: 502 }, { drop: true }, {});
  await call('PUT /api/user.php', { body: { language: 'de' } });
  await call('PUT /api/user.php', { body: { language: 'de' } });
  await call('PUT /api/user.php', { body: { language: 'de' }, idempotencyKey: 'kept-from-before' });
  const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
  expect(keys[4]).toBe('kept-from-before');
  expect(server.requests.map(({ body }) => body)).toEqual(Array(5).fill('{"language":"de"}'));
});

test('sends a file as a form with the headers of a write, and retries with the same key', async () => {
  server.respondWith({ status: 503 }, {});
  const form = new FormData();
  form.append('photo', new Blob(['the bytes of it'], { type: 'image/png' }), 'me.png');
  await createClient(fast).upload('POST /api/photos.php', form, { idempotencyKey: 'kept-from-before' });
  expect(server.requests).toHaveLength(2);
  for (const { method, headers, body } of server.requests) {
    expect(method).toBe('POST');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers['x-request-type']).toBe('client');
    expect(headers['idempotency-key']).toBe('kept-from-before');
    expect(body).toContain('name="photo"; filename="me.png"');
    expect(body).toContain('the bytes of it');
  }
});

test('an upload with progress sends the same headers and key and is retried', async () => {
  uploadByFetch();
  server.respondWith({ status: 503 }, { body: { limit: 3 } });
  const form = new FormData();
  form.append('photo', new Blob(['the bytes of it'], { type: 'image/png' }), 'me.png');
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const response = await createClient(fast).upload('POST /api/photos.php', form, { onProgress });
  expect(response).toEqual({ limit: 3 });
  expect(shares).toEqual([0, 0.5, 0, 0.5]);
  expect(server.requests).toHaveLength(2);
  expect(new Set(server.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  for (const { headers, body } of server.requests) {
    // The boundary must be that of the body, not that of the request object which was never sent.
    expect(headers['content-type']).toContain(body.slice(2, body.indexOf('\r\n')));
    expect(headers['x-request-type']).toBe('client');
    expect(body).toContain('the bytes of it');
  }
});

test('an upload with progress reports a refusal and is retried after a dropped connection', async () => {
  uploadByFetch();
  server.respondWith({ drop: true }, { status: 413, body: failure('photo_too_large') });
  const upload = createClient(fast).upload('POST /api/photos.php', new FormData(), { onProgress: () => undefined });
  await expect(upload).rejects.toMatchObject({ code: 'photo_too_large', status: 413 });
  expect(server.requests).toHaveLength(2);
});

test('an aborted upload throws AbortError and is not retried', async () => {
  uploadByFetch();
  server.respondWith({ after: 2_000 });
  const stop = new AbortController();
  const upload = createClient(fast).upload('POST /api/photos.php', new FormData(), {
    signal: stop.signal,
    onProgress: () => undefined,
  });
  void server.arrived(1).then(() => stop.abort());
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.requests).toHaveLength(1);
});

test('an upload has a longer timeout than a call', async () => {
  const timers = watchTimers();
  const response = createClient({ ...fast, timeout: 30_000, uploadTimeout: 90_000 }).upload(
    'POST /api/photos.php',
    new FormData(),
  );
  await timers.set(90_000, 90_000);
  await response;
  expect(timers.delays(30_000, 30_000)).toEqual([]);
});

test('a read carries no idempotency key', async () => {
  await createClient(fast).call('GET /api/interests.php');
  expect(server.requests[0]?.headers['idempotency-key']).toBeUndefined();
});

test('an ended session notifies the listeners, except from user.php', async () => {
  const { call, onAuthenticationRequired } = createClient(fast);
  const listener = jest.fn();
  const stop = onAuthenticationRequired(listener);
  server.respondWith({ status: 403, body: failure('authentication_required') });
  await expect(call('PUT /api/user.php', { body: { language: 'de' } })).rejects.toMatchObject({ status: 403 });
  expect(listener).toHaveBeenCalledTimes(0);
  await expect(call('GET /api/chats.php')).rejects.toMatchObject({ code: 'authentication_required' });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  await expect(call('GET /api/chats.php')).rejects.toMatchObject({ status: 403 });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('another refusal does not end the session', async () => {
  const { call, onAuthenticationRequired } = createClient(fast);
  const listener = jest.fn();
  onAuthenticationRequired(listener);
  server.respondWith({ status: 403, body: failure('blocked', { params: { name: 'Ben' } }) });
  await expect(call('GET /api/member.php', { query: { id: 1 } })).rejects.toMatchObject({ params: { name: 'Ben' } });
  expect(listener).not.toHaveBeenCalled();
});

test('a foreign response has the code error; a missing response without a network has the code offline', async () => {
  const { call } = createClient({ ...fast, firstRetryDelay: 1 });
  server.respondWith({ status: 404, body: '<html>' });
  await expect(call('GET /api/interests.php')).rejects.toMatchObject({ code: 'error', status: 404 });
  server.respondWith({ drop: true });
  await expect(call('GET /api/interests.php')).rejects.toMatchObject({ code: 'error', status: 0 });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(call('GET /api/interests.php')).rejects.toMatchObject({ code: 'offline', status: 0 });
});

test('an aborted call throws AbortError and is not retried', async () => {
  const timers = watchTimers();
  const aborter = new AbortController();
  server.respondWith({ status: 503 });
  const response = createClient({ ...fast, firstRetryDelay: 100_000 }).call('GET /api/interests.php', {
    signal: aborter.signal,
  });
  const retry = await timers.set(70_000, 130_000);
  aborter.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  retry();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.requests).toHaveLength(1);
});

test('isApiError recognises an error by name and code, even from another copy of the class', () => {
  const foreign = Object.assign(new Error('x'), { name: 'ApiError', code: 'blocked' });
  expect(isApiError(foreign, 'blocked')).toBe(true);
  expect(isApiError(foreign, 'offline')).toBe(false);
  expect(isApiError(new ApiError('offline', 0))).toBe(true);
  expect(isApiError(new Error('offline'))).toBe(false);
});
