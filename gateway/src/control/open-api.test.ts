import type { ControlErrorBody } from '@pairwise/contracts/console';
import { schemasAreTheirTypes } from '@pairwise/contracts/console/schemas';
import fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod';

import { type Action, actions } from '../access/index.ts';
import { checkResponses } from '../testing/check-responses.ts';
import { chatDist, payDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { type RunningControl, smallGate, startControl, uploadForm, uploadParts } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';
import { createControl } from './control-app.ts';
import { documented } from './documented.ts';
import { openApiRoute } from './open-api-route.ts';

interface Operation {
  summary: string;
  'x-requires': string;
  security?: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

let control: RunningControl;
let document: Document;
beforeAll(async () => {
  control = await startControl();
  for (const dist of [shellDist(), chatDist(), payDist()]) control.registry.putLive(dist, operator);
  document = (await (await fetch(`${control.url}/api/openapi.json`)).json()) as Document;
});
afterAll(() => control.stop());

const operations = (): { key: string; method: string; path: string; operation: Operation }[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

/** Returns the routes of a server as Fastify prints them, a line for each segment: `GET /api/state`. */
const routesOf = (app: FastifyInstance): string[] => {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, segment, methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      if (indent === undefined || segment === undefined) return [];
      const depth = indent.length / 4;
      parents.length = depth;
      parents.push(segment);
      const path = parents.join('').replaceAll(/:(\w+)/g, '{$1}');
      return (methods?.split(', ') ?? []).filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`);
    });
};

describe('the OpenAPI document of the control API', () => {
  test('is public, and describes exactly the routes of the server', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(schemasAreTheirTypes).toBe(true);
    const app = createControl({
      dataDir: temporaryFolder(),
      demo: true,
      logLevel: 'silent',
      https: false,
      origin: '',
      gate: smallGate,
      uploadBytesPerDay: 1,
      health: {
        health: {
          summary: () => {
            throw new Error('unused');
          },
          series: () => [],
          groups: () => ({}),
        },
        lastVerdict: () => undefined,
      },
    });
    await app.ready();
    const ofTheApi = routesOf(app).filter((route) => !/ (?:\/\*|\*|\/assets\/\*|\/api\/\*)$/.test(route));
    expect(ofTheApi).toContain('POST /api/names/{name}/canary');
    expect(
      operations()
        .map(({ key }) => key)
        .sort(),
    ).toEqual([...ofTheApi].sort());
    await app.close();
  });

  test('refuses a route without documentation when the server starts', async () => {
    const app = fastify();
    openApiRoute(app);
    expect(() => app.get('/api/secret', async () => ({}))).toThrow('GET /api/secret is not documented');
    await app.close();
  });

  test('names parameters, bodies, responses, errors and rights of a route', () => {
    const canary = document.paths['/api/names/{name}/canary']?.['post'];
    expect(canary).toMatchObject({
      'x-requires': 'canary',
      parameters: [{ name: 'name', in: 'path', required: true }],
      responses: {
        202: { content: { 'application/json': { schema: { $ref: '#/components/schemas/ChangeResponse' } } } },
        401: { description: '`sign_in_required`' },
        403: { description: '`not_allowed`, `cross_site`' },
        409: { description: expect.stringContaining('`revision_conflict`') },
      },
    });
    const { required } = canary?.requestBody?.content['application/json']?.schema ?? {};
    expect(required).toEqual(expect.arrayContaining(['why', 'expectedRevision', 'version', 'steps']));
    expect(document.paths['/api/audit']?.['get']?.parameters.map(({ name }) => name)).toEqual([
      'name',
      'before',
      'limit',
    ]);
    expect(document.paths['/api/versions']?.['post']?.requestBody?.content).toHaveProperty('multipart/form-data');
  });

  test('contains every schema that it refers to', () => {
    const named = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    const text = JSON.stringify(document);
    const used = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((reference) => reference === undefined || !named.includes(reference))).toEqual([]);
    expect(text).not.toContain('__shared');
  });

  test('a response that it does not describe is detected', async () => {
    const app = fastify();
    const responses = checkResponses(app);
    openApiRoute(app);
    const options = documented({
      summary: 'Counts',
      requires: 'nothing',
      responses: { 200: z.strictObject({ count: z.number() }) },
    });
    app.get<{ Querystring: { wrong?: string } }>('/api/count', options, async ({ query: { wrong } }, reply) => {
      if (wrong === 'status') reply.code(418);
      return wrong === 'body' ? { count: 'one' } : { count: 1 };
    });
    await responses.start();
    await app.inject('/api/count');
    expect(responses.problems()).toEqual([]);
    await app.inject('/api/count?wrong=body');
    await app.inject('/api/count?wrong=status');
    expect(responses.problems()).toEqual([
      expect.stringContaining('GET /api/count 200'),
      expect.stringContaining('GET /api/count 418'),
    ]);
    await app.close();
  });
});

describe('the rights that it names', () => {
  const version = (): string => control.registry.current().pointers['mf-chat'] ?? '';

  const send = async (
    { method, path, operation }: ReturnType<typeof operations>[number],
    token?: string,
  ): Promise<{ status: number; code: string | undefined }> => {
    const { revision } = control.registry.current();
    const { id } = control.registry.request(
      { kind: 'promote', name: 'mf-chat', version: version() },
      { who: 'chat/one', person: 'one', why: 'a test' },
    );
    const address = path.replace('{name}', 'mf-chat').replace('{version}', version()).replace('{id}', id);
    const content = Object.keys(operation.requestBody?.content ?? {});
    const body = content.includes('multipart/form-data')
      ? uploadForm(uploadParts(chatDist('9.0.0-00000009')))
      : JSON.stringify({ why: 'a test', expectedRevision: revision });
    const response = await fetch(`${control.url}${address}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(method === 'POST' && typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body }),
    });
    const parsed = (await response.json()) as Partial<ControlErrorBody> | null;
    if (control.registry.current().requests.some((waiting) => waiting.id === id))
      control.registry.withdraw(id, operator);
    return { status: response.status, code: parsed?.error?.code };
  };

  const isAction = (text: string): text is Action => actions.some((action) => action === text);

  test('every route without a token is public or refused', async () => {
    for (const one of operations()) {
      const { status } = await send(one);
      const isPublic = one.operation['x-requires'] === 'nothing';
      // A sign-in without a token is a bad request.
      expect([one.key, status === 401]).toEqual([one.key, !isPublic]);
      expect([one.key, one.operation.security]).toEqual([one.key, isPublic ? [] : undefined]);
    }
  });

  test('every route is refused to a token that allows all but the right that it names', async () => {
    for (const one of operations()) {
      const right = one.operation['x-requires'];
      if (right === 'nothing' || right === 'token') continue;
      const rest = isAction(right) ? actions.filter((action) => action !== right) : (['read'] as const);
      const token = control.tokenFor('mf-chat', { person: 'two', actions: [...rest] });
      expect([one.key, await send(one, token)]).toEqual([one.key, { status: 403, code: 'not_allowed' }]);
    }
  });

  test('no route is refused to a token that allows only that right', async () => {
    for (const one of operations()) {
      const right = one.operation['x-requires'];
      if (right === 'nothing') continue;
      const token = control.tokenFor('mf-chat', {
        person: 'two',
        actions: [isAction(right) ? right : 'promote'],
        ...(right === 'operate' && { remotes: ['*'] }),
      });
      const { status } = await send(one, token);
      expect([one.key, status === 401 || status === 403]).toEqual([one.key, false]);
    }
  });
});
