import fc from 'fast-check';

import { canonicalJson } from './canonical-json.ts';

test('formats JSON of the same content, whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
    { numRuns: 500 },
  );
  expect(canonicalJson({ b: [1, { d: 'x', c: null }], a: undefined })).toBe('{"b":[1,{"c":null,"d":"x"}]}');
  expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
});

test('uses known texts and changes nothing else', () => {
  const inner = { z: 1, y: { x: [2] } };
  const known = new WeakMap<object, string>([[inner, canonicalJson(inner)]]);
  expect(canonicalJson({ b: inner, a: [inner] }, known)).toBe(canonicalJson({ b: inner, a: [inner] }));
});
