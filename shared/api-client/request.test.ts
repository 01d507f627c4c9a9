import { ApiError, isApiError } from './api-error.ts';
import { createClient } from './request.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { uploadByFetch } from './testing.ts';

/** As the real one, with waits forty times shorter. */
const fast = { firstRetryDelay: 10, minimumDelay: 0 };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const failure = (code: string, more: object = {}) => ({ error: { code, message: 'A sentence.', ...more } });
const gaps = () => server.seen.slice(1).map(({ at }, index) => at - (server.seen[index]?.at ?? 0));

/**
 * Sees the timers that are asked for. A test that goes by what was asked for, and lets a long timer go off by hand,
 * says the same on a busy machine as on an idle one.
 */
const watchTimers = () => {
  const { mock } = jest.spyOn(globalThis, 'setTimeout');
  const between = (from: number, to: number) => mock.calls.filter(([, delay = 0]) => delay >= from && delay <= to);
  return {
    delays: (from: number, to: number) => between(from, to).map(([, delay]) => delay ?? 0),
    /** Waits until somebody has asked for such a timer. Returns how to let it go off. */
    set: async (from: number, to: number): Promise<() => void> => {
      while (between(from, to).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      return () => between(from, to)[0]?.[0]();
    },
  };
};

test('CALL-11 a failing request is tried five times more, each wait twice the last one, ±30 %', async () => {
  const timers = watchTimers();
  server.answer({ status: 503 });
  const { call } = createClient({ ...fast, firstRetryDelay: 20 });
  await expect(call('GET /api/interests.php')).rejects.toMatchObject({ name: 'ApiError', code: 'error', status: 503 });
  expect(server.seen).toHaveLength(6);
  const waits = timers.delays(1, 20 * 2 ** 4 * 1.3);
  expect(waits).toHaveLength(5);
  for (const [index, wait] of waits.entries()) {
    const delay = 20 * 2 ** index;
    expect(wait).toBeGreaterThanOrEqual(delay * 0.7);
    expect(wait).toBeLessThanOrEqual(delay * 1.3);
    // The wait begins when the failure has come, so the server can't see less of it; timers round to a millisecond.
    expect(gaps()[index]).toBeGreaterThanOrEqual(wait - 2);
  }
});

test.each([408, 425, 429, 500, 502, 503, 504])('CALL-11 status %i is worth another try', async (status) => {
  server.answer({ status }, { body: { interests: [] } });
  await createClient(fast).call('GET /api/interests.php');
  expect(server.seen).toHaveLength(2);
});

test.each([400, 401, 403, 404, 405, 409, 422])('CALL-11 status %i is an answer: never tried again', async (status) => {
  server.answer({ status, body: failure('invalid_request', { field: 'email' }) });
  await expect(createClient(fast).call('GET /api/interests.php')).rejects.toMatchObject({
    code: 'invalid_request',
    status,
    field: 'email',
    message: 'A sentence.',
  });
  expect(server.seen).toHaveLength(1);
});

test('CALL-11 a dropped connection is tried again', async () => {
  server.answer({ drop: true }, { body: { interests: ['chess'] } });
  await createClient(fast).call('GET /api/interests.php');
  expect(server.seen).toHaveLength(2);
});

test('CALL-11 a server that hangs is given up per try and tried again', async () => {
  const timers = watchTimers();
  server.answer({ after: 60_000 }, {});
  const answer = createClient({ ...fast, timeout: 30_000 }).call('GET /api/interests.php');
  const giveUp = await timers.set(30_000, 30_000);
  await server.arrived(1);
  giveUp();
  await answer;
  expect(server.seen).toHaveLength(2);
});

test('CALL-11 Retry-After wins over the own delay', async () => {
  server.answer({ status: 429, headers: { 'retry-after': '1' } }, {});
  await createClient(fast).call('GET /api/interests.php');
  expect(gaps()[0]).toBeGreaterThanOrEqual(990);
});

test('CALL-11 a Retry-After of minutes is an answer, not a wait: the text of a login lock shows at once', async () => {
  const body = failure('too_many_attempts', { params: { minutes: 15 } });
  server.answer({ status: 429, headers: { 'retry-after': '900' }, body });
  const login = createClient(fast).call('POST /api/user.php', { body: { email: 'a@b.test', password: 'x' } });
  await expect(login).rejects.toMatchObject({ code: 'too_many_attempts', params: { minutes: 15 } });
  expect(server.seen).toHaveLength(1);
});

test('CALL-11 starts of the same read lie apart; other reads and writes wait for nobody', async () => {
  const timers = watchTimers();
  const { call } = createClient({ ...fast, minimumDelay: 60_000 });
  const answers = Promise.all([
    call('GET /api/interests.php'),
    call('GET /api/interests.php'),
    call('GET /api/member.php', { query: { id: 1 } }),
    call('GET /api/member.php', { query: { id: 2 } }),
    call('PUT /api/user.php', { body: { language: 'de' } }),
    call('PUT /api/user.php', { body: { language: 'nl' } }),
  ]);
  const goOn = await timers.set(50_000, 60_000);
  await server.arrived(5);
  expect(server.seen.filter(({ url }) => url === '/api/interests.php')).toHaveLength(1);
  expect(timers.delays(50_000, 60_000)).toHaveLength(1);
  goOn();
  await answers;
  expect(server.seen).toHaveLength(6);
  expect(server.seen.at(-1)?.url).toBe('/api/interests.php');
});

test('CALL-10 user.php, logout.php and every write carry X-Request-Type; other reads do not', async () => {
  const { call } = createClient(fast);
  await call('GET /api/user.php');
  await call('GET /api/logout.php');
  await call('PUT /api/user.php', { body: { language: 'de' } });
  await call('GET /api/members.php', { query: { min_age: 25, country: undefined } });
  expect(server.seen.map(({ method, url, headers }) => [method, url, headers['x-request-type']])).toEqual([
    ['GET', '/api/user.php', 'client'],
    ['GET', '/api/logout.php', 'client'],
    ['PUT', '/api/user.php', 'client'],
    ['GET', '/api/members.php?min_age=25', undefined],
  ]);
});

test('CALL-11 a write keeps its idempotency key over all its tries, and each gesture has its own', async () => {
  const { call } = createClient(fast);
  server.answer({ status: 502 }, { drop: true }, {});
  await call('PUT /api/user.php', { body: { language: 'de' } });
  await call('PUT /api/user.php', { body: { language: 'de' } });
  await call('PUT /api/user.php', { body: { language: 'de' }, idempotencyKey: 'kept-from-before' });
  const keys = server.seen.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
  expect(keys[4]).toBe('kept-from-before');
  expect(server.seen.map(({ body }) => body)).toEqual(Array(5).fill('{"language":"de"}'));
});

test('a file goes as a form, with the headers of every write, and again with the same key when a try fails', async () => {
  server.answer({ status: 503 }, {});
  const form = new FormData();
  form.append('photo', new Blob(['the bytes of it'], { type: 'image/png' }), 'me.png');
  await createClient(fast).upload('POST /api/photos.php', form, { idempotencyKey: 'kept-from-before' });
  expect(server.seen).toHaveLength(2);
  for (const { method, headers, body } of server.seen) {
    expect(method).toBe('POST');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers['x-request-type']).toBe('client');
    expect(headers['idempotency-key']).toBe('kept-from-before');
    expect(body).toContain('name="photo"; filename="me.png"');
    expect(body).toContain('the bytes of it');
  }
});

test('a form that tells how far it is goes the same way: headers, tries, key', async () => {
  uploadByFetch();
  server.answer({ status: 503 }, { body: { limit: 3 } });
  const form = new FormData();
  form.append('photo', new Blob(['the bytes of it'], { type: 'image/png' }), 'me.png');
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const answer = await createClient(fast).upload('POST /api/photos.php', form, { onProgress });
  expect(answer).toEqual({ limit: 3 });
  expect(shares).toEqual([0, 0.5, 0, 0.5]);
  expect(server.seen).toHaveLength(2);
  expect(new Set(server.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  for (const { headers, body } of server.seen) {
    // The one the form was written with, not the one of a request that was never sent.
    expect(headers['content-type']).toContain(body.slice(2, body.indexOf('\r\n')));
    expect(headers['x-request-type']).toBe('client');
    expect(body).toContain('the bytes of it');
  }
});

test('what such a form is refused for is told, a dropped connection is tried again', async () => {
  uploadByFetch();
  server.answer({ drop: true }, { status: 413, body: failure('photo_too_large') });
  const upload = createClient(fast).upload('POST /api/photos.php', new FormData(), { onProgress: () => undefined });
  await expect(upload).rejects.toMatchObject({ code: 'photo_too_large', status: 413 });
  expect(server.seen).toHaveLength(2);
});

test('an upload that is given up is no failure and is not tried again', async () => {
  uploadByFetch();
  server.answer({ after: 2_000 });
  const stop = new AbortController();
  const upload = createClient(fast).upload('POST /api/photos.php', new FormData(), {
    signal: stop.signal,
    onProgress: () => undefined,
  });
  void server.arrived(1).then(() => stop.abort());
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.seen).toHaveLength(1);
});

test('a file may take longer than a call', async () => {
  const timers = watchTimers();
  const answer = createClient({ ...fast, timeout: 30_000, uploadTimeout: 90_000 }).upload(
    'POST /api/photos.php',
    new FormData(),
  );
  await timers.set(90_000, 90_000);
  await answer;
  expect(timers.delays(30_000, 30_000)).toEqual([]);
});

test('a read carries no idempotency key', async () => {
  await createClient(fast).call('GET /api/interests.php');
  expect(server.seen[0]?.headers['idempotency-key']).toBeUndefined();
});

test('an ended session is told, also when a later read finds it; not from user.php', async () => {
  const { call, onAuthenticationRequired } = createClient(fast);
  const listener = jest.fn();
  const stop = onAuthenticationRequired(listener);
  server.answer({ status: 403, body: failure('authentication_required') });
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
  server.answer({ status: 403, body: failure('blocked', { params: { name: 'Ben' } }) });
  await expect(call('GET /api/member.php', { query: { id: 1 } })).rejects.toMatchObject({ params: { name: 'Ben' } });
  expect(listener).not.toHaveBeenCalled();
});

test("an answer that isn't ours is the code error; no answer without a network is offline", async () => {
  const { call } = createClient({ ...fast, firstRetryDelay: 1 });
  server.answer({ status: 404, body: '<html>' });
  await expect(call('GET /api/interests.php')).rejects.toMatchObject({ code: 'error', status: 404 });
  server.answer({ drop: true });
  await expect(call('GET /api/interests.php')).rejects.toMatchObject({ code: 'error', status: 0 });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(call('GET /api/interests.php')).rejects.toMatchObject({ code: 'offline', status: 0 });
});

test('who gives up gets no ApiError, and no further try is made', async () => {
  const timers = watchTimers();
  const aborter = new AbortController();
  server.answer({ status: 503 });
  const answer = createClient({ ...fast, firstRetryDelay: 100_000 }).call('GET /api/interests.php', {
    signal: aborter.signal,
  });
  const tryAgain = await timers.set(70_000, 130_000);
  aborter.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  tryAgain();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.seen).toHaveLength(1);
});

test('isApiError knows an error by name and code, also one of another copy of the class', () => {
  const foreign = Object.assign(new Error('x'), { name: 'ApiError', code: 'blocked' });
  expect(isApiError(foreign, 'blocked')).toBe(true);
  expect(isApiError(foreign, 'offline')).toBe(false);
  expect(isApiError(new ApiError('offline', 0))).toBe(true);
  expect(isApiError(new Error('offline'))).toBe(false);
});
