import { randomUUID } from 'node:crypto';

import { endpoints } from '@pairwise/contracts/endpoints';
import { sql } from 'kysely';

import { people, startTestApi, type TestApi } from '../testing/index.ts';
import { derivedKey } from './domain/derived-key.ts';

let api: TestApi;
let logged: string[];
beforeAll(async () => {
  logged = [];
  api = await startTestApi({ log: (line) => logged.push(line) });
});
afterAll(() => api.close());

const put = (headers: Record<string, string>, payload = '{"language":"nl"}') =>
  api.app.inject({
    method: 'PUT',
    url: '/api/user.php',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

describe('every response', () => {
  test('has the clock of the server and is not cached', async () => {
    const response = await api.app.inject('/api/interests.php');
    const clock = Date.parse(String(response.headers['x-server-time']));
    expect(Math.abs(Date.now() - clock)).toBeLessThan(5000);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('an unknown path gets 404 in the same envelope', async () => {
    const response = await api.app.inject('/api/nothing.php');
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { error: { code: 'not_found', message: 'Not found.' } },
    ]);
  });

  test('ERR-04 an unexpected failure returns one sentence without details; the log has the details', async () => {
    const broken = await api.restart();
    await sql`alter table interests rename to elsewhere`.execute(api.db);
    const response = await broken.app.inject('/api/interests.php');
    await sql`alter table elsewhere rename to interests`.execute(api.db);
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      error: { code: 'error', message: 'An error occured, please try again later.' },
    });
    expect(logged.some((line) => line.includes('does not exist'))).toBe(true);
    expect((await broken.app.inject('/api/interests.php')).statusCode).toBe(200);
  });

  test('writes one log line, without the query', async () => {
    logged.length = 0;
    await api.app.inject('/api/members.php?ref=secret%40example.test');
    const lines = logged.map((line) => JSON.parse(line));
    expect(lines).toEqual([
      expect.objectContaining({ method: 'GET', path: '/api/members.php', status: 400, ms: expect.any(Number) }),
    ]);
    expect(logged.join('')).not.toContain('secret');
  });
});

describe('writes come only from our own pages', () => {
  const ours = { 'x-request-type': 'client', host: 'pairwise.test', origin: 'http://pairwise.test' };

  test.each([
    ['without the header', { host: 'pairwise.test' }],
    ['with another value of the header', { ...ours, 'x-request-type': 'server' }],
    ['from another origin', { ...ours, origin: 'https://evil.example' }],
    ['from an opaque origin', { ...ours, origin: 'null' }],
    ['from the same host with another scheme', { ...ours, origin: 'https://pairwise.test' }],
    ['from a sister site', { ...ours, 'sec-fetch-site': 'same-site' }],
    ['from another site', { ...ours, 'sec-fetch-site': 'cross-site' }],
  ])('CALL-10 refuses a write %s', async (_name, headers) => {
    const response = await put(headers);
    expect(response.json().error).toMatchObject({ code: 'invalid_request', field: 'X-Request-Type' });
  });

  test('CALL-10 a write of our own page gets as far as the authentication', async () => {
    const response = await put({ ...ours, 'sec-fetch-site': 'same-origin' });
    expect(response.json().error.code).toBe('authentication_required');
  });

  test('refuses a body with invalid JSON, of another type, or too long', async () => {
    const codes = [
      await put(ours, '{"language":'),
      await put({ ...ours, 'content-type': 'text/plain' }),
      await put({ ...ours, 'content-type': 'application/x-www-form-urlencoded' }),
      await put(ours, JSON.stringify({ language: 'x'.repeat(70_000) })),
    ].map((response) => [response.statusCode, response.json().error.code]);
    expect(codes).toEqual(Array.from({ length: 4 }, () => [400, 'invalid_request']));
  });
});

describe('Idempotency-Key', () => {
  const save = (client: Awaited<ReturnType<TestApi['as']>>, key: string, language: string) =>
    client.call('PUT /api/user.php', { body: { language }, headers: { 'idempotency-key': key } });

  test('CALL-11 runs a repeated write once and returns the first response', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const key = randomUUID();
    const first = await save(client, key, 'nl');
    await api.db.updateTable('users').set({ name: 'Changed' }).where('id', '=', milan.id).execute();
    const again = await save(client, key, 'nl');
    expect(again.body).toEqual(first.body);
    expect((await save(client, randomUUID(), 'nl')).body.user.name).toBe('Changed');
  });

  test('refuses the same key with other content; keys of two members are independent', async () => {
    const [client, other] = [await api.as(await api.make()), await api.as(await api.make())];
    const key = randomUUID();
    await save(client, key, 'nl');
    expect(await save(client, key, 'de')).toMatchObject({ status: 409, error: { code: 'idempotency_mismatch' } });
    expect((await save(other, key, 'de')).status).toBe(200);
  });

  test('does not store an error, and refuses an invalid key', async () => {
    const client = await api.as(await api.make());
    const key = randomUUID();
    expect((await save(client, key, 'tlh')).error?.code).toBe('invalid_language');
    expect((await save(client, key, 'nl')).status).toBe(200);
    expect(await save(client, 'again', 'nl')).toMatchObject({ status: 400, error: { field: 'Idempotency-Key' } });
  });

  test('runs twenty concurrent repeats as one write', async () => {
    const client = await api.as(await api.make());
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => save(client, key, 'nl')));
    const kept = await api.db
      .selectFrom('idempotency_keys')
      .where('key', '=', derivedKey(key))
      .select('response')
      .execute();
    expect(kept).toEqual([{ response: expect.any(Buffer) }]);
    for (const response of responses) expect(['ok', 'rate_limited']).toContain(response.error?.code ?? 'ok');
    expect(responses.some((response) => response.status === 200)).toBe(true);
  });
});

describe('the OpenAPI document', () => {
  test('CALL-12 describes every endpoint of the contracts, with its response', async () => {
    const document = (await api.app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/user.php'].post.responses['401'].description).toBe('login_failed');
    const described = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted());
    const response = document.paths['/api/chats.php'].get.responses['200'].content['application/json'].schema;
    expect(Object.keys(response.properties)).toEqual(['chats', 'unread_messages', 'held', 'next']);
  });
});

describe('health', () => {
  test('returns 200 while it serves and 503 when it is about to stop', async () => {
    const leaving = await api.restart();
    expect((await leaving.app.inject('/api/health.php')).statusCode).toBe(200);
    leaving.app.readiness.stopping = true;
    expect((await leaving.app.inject('/api/health.php')).statusCode).toBe(503);
  });
});
