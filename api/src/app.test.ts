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

describe('every answer', () => {
  test('carries the clock of the server and is kept by nobody', async () => {
    const answer = await api.app.inject('/api/interests.php');
    const clock = Date.parse(String(answer.headers['x-server-time']));
    expect(Math.abs(Date.now() - clock)).toBeLessThan(5000);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('an address nobody serves is 404 in the same envelope', async () => {
    const answer = await api.app.inject('/api/nothing.php');
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: { code: 'not_found', message: 'Not found.' } }]);
  });

  test('ERR-04 an unexpected failure says one sentence and no detail; the log has the detail', async () => {
    const broken = await api.restart();
    await sql`alter table interests rename to elsewhere`.execute(api.db);
    const answer = await broken.app.inject('/api/interests.php');
    await sql`alter table elsewhere rename to interests`.execute(api.db);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: { code: 'error', message: 'An error occured, please try again later.' },
    });
    expect(logged.some((line) => line.includes('does not exist'))).toBe(true);
    expect((await broken.app.inject('/api/interests.php')).statusCode).toBe(200);
  });

  test('is one line in the log, without the query', async () => {
    logged.length = 0;
    await api.app.inject('/api/members.php?ref=secret%40example.test');
    const lines = logged.map((line) => JSON.parse(line));
    expect(lines).toEqual([
      expect.objectContaining({ method: 'GET', path: '/api/members.php', status: 400, ms: expect.any(Number) }),
    ]);
    expect(logged.join('')).not.toContain('secret');
  });
});

describe('writes come from our own pages only', () => {
  const ours = { 'x-request-type': 'client', host: 'pairwise.test', origin: 'http://pairwise.test' };

  test.each([
    ['without the header', { host: 'pairwise.test' }],
    ['with another value of the header', { ...ours, 'x-request-type': 'server' }],
    ['from another origin', { ...ours, origin: 'https://evil.example' }],
    ['from an opaque origin', { ...ours, origin: 'null' }],
    ['from a sister site', { ...ours, 'sec-fetch-site': 'same-site' }],
    ['from another site', { ...ours, 'sec-fetch-site': 'cross-site' }],
  ])('CALL-10 refused %s', async (_name, headers) => {
    const answer = await put(headers);
    expect(answer.json().error).toMatchObject({ code: 'invalid_request', field: 'X-Request-Type' });
  });

  test('CALL-10 ours gets as far as the question who is asking', async () => {
    const answer = await put({ ...ours, 'sec-fetch-site': 'same-origin' });
    expect(answer.json().error.code).toBe('authentication_required');
  });

  test('a body that is no JSON, not JSON at all, or too long is refused', async () => {
    const codes = [
      await put(ours, '{"language":'),
      await put({ ...ours, 'content-type': 'text/plain' }),
      await put({ ...ours, 'content-type': 'application/x-www-form-urlencoded' }),
      await put(ours, JSON.stringify({ language: 'x'.repeat(70_000) })),
    ].map((answer) => [answer.statusCode, answer.json().error.code]);
    expect(codes).toEqual(Array.from({ length: 4 }, () => [400, 'invalid_request']));
  });
});

describe('Idempotency-Key', () => {
  const save = (client: Awaited<ReturnType<TestApi['as']>>, key: string, language: string) =>
    client.call('PUT /api/user.php', { body: { language }, headers: { 'idempotency-key': key } });

  test('CALL-11 a repeated write is done once and hears the first answer', async () => {
    const milan = await api.make(people.freeMember);
    const client = await api.as(milan);
    const key = randomUUID();
    const first = await save(client, key, 'nl');
    await api.db.updateTable('users').set({ name: 'Changed' }).where('id', '=', milan.id).execute();
    const again = await save(client, key, 'nl');
    expect(again.body).toEqual(first.body);
    expect((await save(client, randomUUID(), 'nl')).body.user.name).toBe('Changed');
  });

  test('the same key with other content is refused, and keys of two members do not meet', async () => {
    const [client, other] = [await api.as(await api.make()), await api.as(await api.make())];
    const key = randomUUID();
    await save(client, key, 'nl');
    expect(await save(client, key, 'de')).toMatchObject({ status: 409, error: { code: 'idempotency_mismatch' } });
    expect((await save(other, key, 'de')).status).toBe(200);
  });

  test('a refusal is not kept, and a key that is none is refused', async () => {
    const client = await api.as(await api.make());
    const key = randomUUID();
    expect((await save(client, key, 'tlh')).error?.code).toBe('invalid_language');
    expect((await save(client, key, 'nl')).status).toBe(200);
    expect(await save(client, 'again', 'nl')).toMatchObject({ status: 400, error: { field: 'Idempotency-Key' } });
  });

  test('twenty repeats at once are one write', async () => {
    const client = await api.as(await api.make());
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(client, key, 'nl')));
    const kept = await api.db
      .selectFrom('idempotency_keys')
      .where('key', '=', derivedKey(key))
      .select('status')
      .execute();
    expect(kept).toEqual([{ status: 200 }]);
    for (const answer of answers) expect(['ok', 'rate_limited']).toContain(answer.error?.code ?? 'ok');
    expect(answers.some((answer) => answer.status === 200)).toBe(true);
  });
});

describe('the description', () => {
  test('CALL-12 OpenAPI names every endpoint of the contracts, with its answer', async () => {
    const document = (await api.app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/user.php'].post.responses['401'].description).toBe('login_failed');
    const described = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted());
    const answer = document.paths['/api/chats.php'].get.responses['200'].content['application/json'].schema;
    expect(Object.keys(answer.properties)).toEqual(['chats', 'unread_messages']);
  });
});

describe('health', () => {
  test('is 200 while it serves and 503 when it is about to stop', async () => {
    const leaving = await api.restart();
    expect((await leaving.app.inject('/api/health.php')).statusCode).toBe(200);
    leaving.app.readiness.stopping = true;
    expect((await leaving.app.inject('/api/health.php')).statusCode).toBe(503);
  });
});
