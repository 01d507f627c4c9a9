import { endpoints } from '@pairwise/contracts/endpoints';
import * as z from 'zod/mini';

import { compileSerializer, serializerCompiler } from './serializer.ts';

test.each(Object.entries(endpoints))('the response of %s can be serialised', (_key, { response }) => {
  expect(compileSerializer(response)).toBeInstanceOf(Function);
});

test('control: a schema without an equivalent in JSON Schema is refused', () => {
  expect(() => compileSerializer(z.bigint())).toThrow(/BigInt/);
});

test('fields that the schema does not name are left out', () => {
  const serialize = serializerCompiler({ schema: z.object({ id: z.number() }), method: 'GET', url: '/' });
  expect(serialize({ id: 1, password_hash: 'secret' })).toBe('{"id":1}');
});

test('a value that may be null is serialised as null or as its type, inside lists and unions, too', () => {
  const schema = z.object({
    name: z.nullable(z.string()),
    sort: z.nullable(z.enum(['age', 'name'])),
    count: z.nullable(z.number()),
    isNew: z.nullable(z.boolean()),
    days: z.nullable(z.array(z.nullable(z.string()))),
    place: z.nullable(z.object({ id: z.number(), region: z.nullable(z.object({ id: z.number() })) })),
    either: z.nullable(z.union([z.string(), z.number()])),
  });
  const serialize = serializerCompiler({ schema, method: 'GET', url: '/' });
  const full = {
    name: 'Anna',
    sort: 'age',
    count: 0,
    isNew: false,
    days: ['mon', null],
    place: { id: 1, region: { id: 2 } },
    either: 3,
  };
  expect(JSON.parse(serialize({ ...full, place: { ...full.place, secret: 1 } }))).toEqual(full);
  const partly = { ...full, place: { id: 1, region: null } };
  expect(JSON.parse(serialize(partly))).toEqual(partly);
  const empty = Object.fromEntries(Object.keys(full).map((key) => [key, null]));
  expect(JSON.parse(serialize(empty))).toEqual(empty);
});
