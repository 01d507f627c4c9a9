import { gunzipSync } from 'node:zlib';

import fc from 'fast-check';

import { type BodyPart, gzipParts, joinParts, sharedText } from './gzip-parts.ts';

const unpack = (body: Buffer): string => gunzipSync(body).toString();

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.nat(90_000).map((length) => 'Grüße 😀 '.repeat(length / 10)),
);
const parts = fc.array(fc.record({ text, isShared: fc.boolean() }), { maxLength: 8 });

test('joined parts unpack to their texts, whatever they are', () => {
  fc.assert(
    fc.property(parts, (given) => {
      const made = given.map((part): BodyPart => (part.isShared ? sharedText(part.text) : part.text));
      const whole = given.map((part) => part.text).join('');
      expect(unpack(gzipParts(made))).toBe(whole);
      expect(joinParts(made).toString()).toBe(whole);
    }),
    { numRuns: 60 },
  );
});

test('a text of many responses gets smaller, and stays the same text', async () => {
  const lines = Array.from({ length: 2_000 }, (_, n) => `<li data-nth="${(n * 7919) % 1000}">${n % 13}</li>`).join(
    '\n',
  );
  const shared = sharedText(lines);
  const before = shared.packed().length;
  const end = Date.now() + 5_000;
  while (shared.packed().length >= before && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(shared.packed().length).toBeLessThan(before);
  expect(unpack(gzipParts([shared, 'own', shared]))).toBe(`${lines}own${lines}`);
});

test('bodies with the same shared text differ in their own texts only', () => {
  const shared = sharedText('for everyone '.repeat(100));
  const bodies = ['Anna', 'Ben'].map((name) => gzipParts([shared, name, shared]));
  expect(bodies.map((body) => unpack(body).replaceAll('for everyone ', ''))).toEqual(['Anna', 'Ben']);
});
