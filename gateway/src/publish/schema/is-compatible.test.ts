import { contractDocument } from '@pairwise/contracts/contract-document';
import type { JsonSchema } from '@pairwise/contracts/registry';
import * as z from 'zod/mini';

import { isCompatible, isAccepted } from './is-compatible.ts';

const outputSchema = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
const request = (schema: z.ZodMiniType): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const reasons = (expected: z.ZodMiniType, offered: z.ZodMiniType): string[] => {
  const result = isCompatible(outputSchema(expected), outputSchema(offered));
  return result.compatible ? [] : result.reasons;
};
const refusals = (sent: z.ZodMiniType, taken: z.ZodMiniType): string[] => {
  const result = isAccepted(request(sent), request(taken));
  return result.compatible ? [] : result.reasons;
};

const user = { id: z.int(), name: z.string(), status: z.enum(['active', 'hidden']), image: z.nullable(z.string()) };
const outcomeOf = (fields: Record<string, z.ZodMiniType>) => z.object({ user: z.nullable(z.object(fields)) });

describe('PLAT-02 a response may get more, never less', () => {
  test.each<[string, Record<string, z.ZodMiniType>]>([
    ['nothing changed', user],
    ['a new field', { ...user, coins: z.int() }],
    ['a value that is no longer returned', { ...user, status: z.enum(['active']) }],
    ['never null any more', { ...user, image: z.string() }],
    ['a tighter string', { ...user, name: z.string().check(z.maxLength(3)) }],
  ])('%s: compatible', (_what, fields) => {
    expect(reasons(outcomeOf(user), outcomeOf(fields))).toEqual([]);
  });

  test.each<[string, Record<string, z.ZodMiniType>, string]>([
    ['a removed field', { name: z.string(), status: user.status, image: user.image }, 'user.id is gone'],
    ['a field that may be missing', { ...user, name: z.optional(z.string()) }, 'user.name may be missing now'],
    ['another type', { ...user, id: z.string() }, 'user.id may now be a string; expected: an integer'],
    ['a fraction', { ...user, id: z.number() }, 'user.id may now be a number; expected: an integer'],
    [
      'a new value of a list',
      { ...user, status: z.enum(['active', 'hidden', 'gone']) },
      'user.status may now be "gone"; expected: "active" or "hidden"',
    ],
    [
      'any text for a list',
      { ...user, status: z.string() },
      'user.status may now be a string; expected: "active" or "hidden"',
    ],
    ['null', { ...user, name: z.nullable(z.string()) }, 'user.name may now be null; expected: a string'],
    ['a list for one', { ...user, name: z.array(z.string()) }, 'user.name may now be an array; expected: a string'],
    ['anything', { ...user, name: z.unknown() }, 'user.name may now be anything; expected: a string'],
  ])('%s is reported with its path', (_what, fields, reason) => {
    expect(reasons(outcomeOf(user), outcomeOf(fields))).toEqual([reason]);
  });

  test('inside arrays, records, and unions', () => {
    const list = (fields: Record<string, z.ZodMiniType>) => z.object({ members: z.array(z.object(fields)) });
    expect(reasons(list({ a: z.int(), b: z.int() }), list({ a: z.int() }))).toEqual(['members[].b is gone']);
    const costs = (value: z.ZodMiniType) => z.object({ costs: z.record(z.string(), value) });
    expect(reasons(costs(z.int()), costs(z.int()))).toEqual([]);
    expect(reasons(costs(z.int()), costs(z.string()))).toEqual(['costs.* may now be a string; expected: an integer']);
    expect(reasons(z.object({ costs: z.object({ eur: z.int() }) }), costs(z.int()))).toEqual([
      'costs.eur may be missing now',
    ]);
    const message = z.object({ kind: z.literal('text'), text: z.string() });
    const gift = z.object({ kind: z.literal('gift'), gift: z.int() });
    expect(reasons(z.union([message, gift]), z.union([gift, message]))).toEqual([]);
    expect(reasons(z.union([message, gift]), message)).toEqual([]);
    expect(reasons(message, z.union([message, gift]))).toEqual([
      'kind may now be "gift"; expected: "text"',
      'text is gone',
    ]);
  });

  test('an optional field may be removed; the whole may not become null', () => {
    expect(reasons(z.object({ a: z.optional(z.int()) }), z.object({}))).toEqual([]);
    expect(reasons(z.object({}), z.nullable(z.object({})))).toEqual(['it may now be null; expected: an object']);
  });

  test('both values together are every boolean, one is not', () => {
    expect(reasons(z.union([z.literal(true), z.literal(false)]), z.boolean())).toEqual([]);
    expect(reasons(z.literal(true), z.boolean())).toEqual(['it may now be a boolean; expected: true']);
  });
});

describe('PLAT-02 a request may need less, never more', () => {
  const sent = { text: z.string().check(z.maxLength(100)), to: z.optional(z.int()), kind: z.enum(['a', 'b']) };
  test.each<[string, Record<string, z.ZodMiniType>]>([
    ['nothing changed', sent],
    ['an additional optional field', { ...sent, more: z.optional(z.string()) }],
    ['a longer string', { ...sent, text: z.string().check(z.maxLength(1000)) }],
    ['an additional value', { ...sent, kind: z.enum(['a', 'b', 'c']) }],
    ['null, too', { ...sent, text: z.nullable(z.string()) }],
  ])('%s: taken', (_what, fields) => {
    expect(refusals(z.object(sent), z.object(fields))).toEqual([]);
  });

  test.each<[string, Record<string, z.ZodMiniType>, string]>([
    ['a new field', { ...sent, more: z.string() }, 'more is required now'],
    ['a field that was optional', { ...sent, to: z.int() }, 'to is required now'],
    ['a removed value', { ...sent, kind: z.enum(['a']) }, 'kind may no longer be "b"; accepted: "a"'],
    [
      'a shorter string',
      { ...sent, text: z.string().check(z.maxLength(10)) },
      'text has a tighter limit now (maxLength 10)',
    ],
    [
      'a pattern',
      { ...sent, text: z.string().check(z.maxLength(100), z.regex(/^x/)) },
      'text must have another pattern now ("^x")',
    ],
    ['a removed field', { text: sent.text, kind: sent.kind }, 'to is no longer accepted'],
  ])('%s is reported with its path', (_what, fields, reason) => {
    expect(refusals(z.object(sent), z.object(fields))).toEqual([reason]);
  });
});

describe('what OpenAPI writes in other words means the same', () => {
  const field = (schema: JsonSchema): JsonSchema => ({ type: 'object', properties: { a: schema }, required: ['a'] });
  test.each<[string, JsonSchema]>([
    ['a list of types', field({ type: ['string', 'null'] })],
    ['nullable', field({ type: 'string', nullable: true })],
    ['oneOf', field({ oneOf: [{ type: 'string' }, { type: 'null' }] })],
    [
      'a reference',
      { ...field({ $ref: '#/$defs/name' }), $defs: { name: { anyOf: [{ type: 'string' }, { const: null }] } } },
    ],
    ['allOf', { allOf: [field({ type: ['string', 'null'] }), { properties: { b: { type: 'string' } } }] }],
  ])('%s', (_what, offered) => {
    expect(isCompatible(outputSchema(z.object({ a: z.nullable(z.string()) })), offered)).toEqual({ compatible: true });
    expect(isCompatible(outputSchema(z.object({ a: z.string() })), offered)).toEqual({
      compatible: false,
      reasons: ['a may now be null; expected: a string'],
    });
  });

  test('compares a schema that references itself to a limited depth', () => {
    const tree: JsonSchema = { type: 'object', properties: { next: { $ref: '#' } } };
    expect(isCompatible(tree, tree)).toEqual({ compatible: true });
  });
});

/** Returns the paths of all required fields inside a schema. */
const fieldsIn = (schema: unknown, path: string[] = []): string[][] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  return [
    ...required.map((name) => [...path, 'properties', String(name)]),
    ...Object.entries(schema).flatMap(([key, inner]) => fieldsIn(inner, [...path, key])),
  ];
};

const without = (schema: JsonSchema, path: readonly string[]): JsonSchema => {
  const copy = structuredClone(schema) as Record<string, unknown>; // plain JSON
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>; // the path was found in it
  Reflect.deleteProperty(at, path.at(-1) ?? '');
  return copy;
};

describe('PLAT-02 the current contracts', () => {
  const { endpoints, bus } = contractDocument({ stream: () => true, event: () => true, endpoint: () => true });

  test('each fits itself', () => {
    for (const schema of [...Object.values(bus.streams), ...Object.values(bus.events)]) {
      expect(isCompatible(schema, schema)).toEqual({ compatible: true });
    }
    for (const { query = {}, body = {}, response } of Object.values(endpoints)) {
      expect([isAccepted(query, query), isAccepted(body, body), isCompatible(response, response)]).toEqual([
        { compatible: true },
        { compatible: true },
        { compatible: true },
      ]);
    }
  });

  test('no required field of a response can be removed unnoticed', () => {
    let compared = 0;
    for (const [key, { response }] of Object.entries(endpoints)) {
      for (const path of fieldsIn(response)) {
        const offered = without(response, path);
        expect({ key, path, ...isCompatible(response, offered) }).toMatchObject({
          compatible: false,
          reasons: expect.arrayContaining([expect.stringContaining(path.at(-1) ?? '')]),
        });
        // An additional field does no harm.
        expect(isCompatible(offered, response)).toEqual({ compatible: true });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(150);
  });
});
