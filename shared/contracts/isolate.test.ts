import { isolate } from './isolate.ts';

test.each([
  ['שרה', '\u2068שרה\u2069'],
  ['ليلى', '\u2068ليلى\u2069'],
  ['\u2068שרה\u2069', '\u2068שרה\u2069'],
  ['Anna', 'Anna'],
  ['Łukasz', 'Łukasz'],
])('isolates names in right-to-left scripts only: %j', (name, isolated) => expect(isolate(name)).toBe(isolated));
