import { ApiError, isApiError } from './api-error.ts';
import { createClient } from './request.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** As the real one, forty times faster. */
const fast = { firstRetryDelay: 10, minimumDelay: 0, timeout: 2000 };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const failure = (code: string, more: object = {}) => ({ error: { code, message: 'A sentence.', ...more } });
const gaps = () => server.seen.slice(1).map(({ at }, index) => at - (server.seen[index]?.at ?? 0));

test('CALL-11 a failing request is tried five times more, each wait twice the last one, ±30 %', async () => {
  server.answer({ status: 503 });
  const { call } = createClient({ ...fast, firstRetryDelay: 20 });
  await expect(call('GET /api/interests.php')).rejects.toMatchObject({ name: 'ApiError', code: 'error', status: 503 });
  expect(server.seen).toHaveLength(6);
  for (const [index, gap] of gaps().entries()) {
    const delay = 20 * 2 ** index;
    expect(gap).toBeGreaterThanOrEqual(delay * 0.7 - 5);
    // Timers and the request itself come on top, more so on a busy machine.
    expect(gap).toBeLessThan(delay * 1.3 + 500);
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
  server.answer({ after: 30_000 }, {});
  await createClient({ ...fast, timeout: 700 }).call('GET /api/interests.php');
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

test('CALL-11 starts of the same read lie 200 ms apart; other reads and writes wait for nobody', async () => {
  const { call } = createClient({ ...fast, minimumDelay: 200 });
  await Promise.all([
    call('GET /api/interests.php'),
    call('GET /api/interests.php'),
    call('GET /api/member.php', { query: { id: 1 } }),
    call('GET /api/member.php', { query: { id: 2 } }),
    call('PUT /api/user.php', { body: { language: 'de' } }),
    call('PUT /api/user.php', { body: { language: 'nl' } }),
  ]);
  const [first, second] = server.seen.filter(({ url }) => url === '/api/interests.php').map(({ at }) => at);
  // As the server sees it: the network takes its own time for each.
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(150);
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
  const aborter = new AbortController();
  server.answer({ status: 503 });
  const answer = createClient({ ...fast, firstRetryDelay: 1000 }).call('GET /api/interests.php', {
    signal: aborter.signal,
  });
  setTimeout(() => aborter.abort(), 100);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await new Promise((resolve) => setTimeout(resolve, 1300));
  expect(server.seen).toHaveLength(1);
});

test('isApiError knows an error by name and code, also one of another copy of the class', () => {
  const foreign = Object.assign(new Error('x'), { name: 'ApiError', code: 'blocked' });
  expect(isApiError(foreign, 'blocked')).toBe(true);
  expect(isApiError(foreign, 'offline')).toBe(false);
  expect(isApiError(new ApiError('offline', 0))).toBe(true);
  expect(isApiError(new Error('offline'))).toBe(false);
});
