import { type EndpointKey, endpoints } from '@pairwise/contracts/endpoints';
import { errorCodes } from '@pairwise/contracts/error-codes';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';

import { converse, people, startTestApi, type TestApi } from '../testing/index.ts';

let api: TestApi;
let cookie: string;
/** Valid values, mixed in so that hostile values get past the first check of a request. */
let sensible: string[];

beforeAll(async () => {
  api = await startTestApi({ env: { LOG_LEVEL: 'silent' } });
  const [milan, sanne] = [await api.make(people.premiumMember), await api.make()];
  const { publicId } = await converse(api.db, milan, sanne, ['Hello']);
  cookie = (await api.as(milan)).cookie() ?? '';
  sensible = ['NL', 'male', 'yes', '1', '30', 'wine', 'given', String(sanne.publicId), String(publicId), milan.email];
});
afterAll(() => api.close());

/** The body of an error: a code of the catalogue, its text, and nothing else. */
const envelope = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(errorCodes)),
    message: z.string(),
    field: z.string().optional(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
});
const statusOf = new Map(Object.entries(errorCodes).map(([code, { status }]) => [code, status]));

/** The status of an acceptable response, or a description of what is wrong with it. */
const statusOrProblem = async (app: FastifyInstance, request: InjectOptions): Promise<number | string> => {
  const response = await app.inject(request);
  const status = response.statusCode;
  if (status === 200) return status;
  const problem = `${JSON.stringify(request)} got ${status} ${response.body.slice(0, 300)}`;
  if (status < 400 || status >= 500) return problem;
  const parsed = envelope.safeParse(response.json());
  return parsed.success && statusOf.get(parsed.data.error.code) === status ? status : problem;
};

const nasty = [
  '',
  ' ',
  '\0',
  'a\0b',
  "' or 1=1 --",
  '${7*7}',
  '../../etc/passwd',
  '<script>',
  '-1',
  '0',
  '1e309',
  'NaN',
  '9'.repeat(15),
  '9'.repeat(400),
  '281474976710656',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-02-30T00:00:00Z',
  '999999999.999999999999999',
  '\u202e',
  '😀'.repeat(200),
];
/** Invalid UTF-8, half of a surrogate pair, and a percent sign that encodes nothing. */
const undecodable = ['%ff%fe', '%ed%a0%80', '%00', '%zz', '%'];
const pollution = ['__proto__', 'constructor', 'prototype', 'toString', 'constructor[prototype][x]', 'a.b'];

const text = (): fc.Arbitrary<string> =>
  fc.oneof(fc.constantFrom(...nasty), fc.constantFrom(...sensible), fc.string({ unit: 'binary', maxLength: 40 }));

const encoded = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: text().map((value) => encodeURIComponent(value.toWellFormed())) },
    { weight: 1, arbitrary: fc.constantFrom(...undecodable) },
  );

/** Existing ids, known words and booleans, which pass the schemas of bodies. */
const typedValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...sensible, ...sensible.map(Number).filter(Number.isSafeInteger), 'like', 'pass', 'image', true),
    fc.constantFrom<unknown>(0, -1, 2 ** 31, 2 ** 48, 2 ** 53, 1.5, null, false, [], ['wine'], [null]),
  );

/** The fields of a schema, for a union those of all its options. */
const fieldsOfSchema = (schema: object | undefined): string[] => {
  if (schema === undefined) return [];
  if ('options' in schema && Array.isArray(schema.options)) return schema.options.flatMap(fieldsOfSchema);
  return 'shape' in schema && typeof schema.shape === 'object' ? Object.keys(schema.shape ?? {}) : [];
};

const fieldsOf = (key: EndpointKey): string[] => {
  const { query, body } = { query: undefined, body: undefined, ...endpoints[key] };
  return [...fieldsOfSchema(query), ...fieldsOfSchema(body)];
};

const anyRequest = (): fc.Arbitrary<InjectOptions> => {
  const keys = Object.keys(endpoints).filter((key): key is EndpointKey => key in endpoints);
  return fc.constantFrom(...keys).chain((key) => {
    const [method, path] = key.split(' ');
    const name = fc.constantFrom(...fieldsOf(key), ...fieldsOf(key), ...pollution);
    const query = fc
      .array(fc.tuple(name, encoded()), { maxLength: 4 })
      .map((pairs) => pairs.map(([field, value]) => `${field}=${value}`).join('&'));
    const body = fc.oneof(
      { weight: 4, arbitrary: fc.dictionary(name, text(), { maxKeys: 4 }).map((value) => JSON.stringify(value)) },
      { weight: 4, arbitrary: fc.dictionary(name, typedValue(), { maxKeys: 6 }).map((value) => JSON.stringify(value)) },
      {
        weight: 2,
        arbitrary: fc
          .record({ email: text(), password: text(), language: text() })
          .map((value) => JSON.stringify(value)),
      },
      { weight: 2, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('', '{', '{"__proto__":{}}', '"\\ud800"', '{"email":"\\ud800","password":""}'),
      },
      { weight: 1, arbitrary: fc.constantFrom('['.repeat(30_000), `{"email":${'9'.repeat(400)}}`) },
    );
    const asMember = path !== '/api/logout.php';
    return fc.record({ query, body, network: fc.nat(0xff_ff) }).map((parts): InjectOptions => ({
      method: method === 'POST' || method === 'PUT' || method === 'DELETE' ? method : 'GET',
      url: `${path ?? ''}?${parts.query}`,
      headers: {
        'x-request-type': 'client',
        // Each request from another network. Otherwise the lock of one network would soon refuse them all.
        'x-forwarded-for': `11.${parts.network >> 8}.${parts.network & 0xff}.1`,
        ...(asMember ? { cookie } : {}),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { payload: parts.body }),
    }));
  });
};

test('CALL-10 CALL-12 responds to any input with a success or an error of the catalogue', async () => {
  const statuses = new Set<number | string>();
  const property = fc.asyncProperty(anyRequest(), async (request) => {
    const status = await statusOrProblem(api.app, request);
    expect(status).toEqual(expect.any(Number));
    statuses.add(status);
  });
  await fc.assert(property, { seed: 20_261_121, numRuns: 300, endOnFailure: true });
  // Some requests fail the first check and some pass.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
});

test('CALL-10 accepts or refuses each hostile text in each text field', async () => {
  const bodies = nasty.flatMap((value) => [
    ['POST', { email: value, password: 'x' }] as const,
    ['POST', { email: 'a@example.test', password: value }] as const,
    ['PUT', { language: value }] as const,
  ]);
  for (const [method, body] of bodies) {
    const headers = { 'x-request-type': 'client', 'content-type': 'application/json', cookie };
    const request = { method, url: '/api/user.php', headers, payload: JSON.stringify(body) };
    expect(await statusOrProblem(api.app, request)).toEqual(expect.any(Number));
  }
});

test('the check finds an endpoint that passes its input to the database, and a wrong envelope', async () => {
  const { app } = await api.restart();
  app.get<{ Querystring: { id: string } }>('/api/careless.php', async ({ query }) => {
    const found = await sql<{ id: number }>`select ${query.id}::int as id`.execute(api.db);
    return found.rows[0];
  });
  app.get('/api/chatty.php', async (_request, reply) => reply.code(400).send({ error: { code: 'oops', message: '' } }));
  expect(await statusOrProblem(app, { url: '/api/careless.php?id=7' })).toBe(200);
  expect(await statusOrProblem(app, { url: '/api/careless.php?id=seven' })).toMatch(/got 500/);
  expect(await statusOrProblem(app, { url: '/api/chatty.php' })).toMatch(/got 400/);
});
