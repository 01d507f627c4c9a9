import { firstTouch, isTrafficSource, keepFirstTouch } from './first-touch.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-11-21T12:00:00Z');

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

test('AUTH-01 keeps the first tracking query for 30 days, whatever queries follow', () => {
  const storage = memory();
  keepFirstTouch('?network=fb&ref=spring&sub1=a&sub2=b&sub3=c_1.2-3&fbclid=x', storage, now);
  keepFirstTouch('?network=other', storage, now + DAY);
  keepFirstTouch('', storage, now + DAY);
  const first = { network: 'fb', ref: 'spring', sub1: 'a', sub2: 'b', sub3: 'c_1.2-3' };
  expect(firstTouch('?network=other', storage, now + 30 * DAY)).toEqual(first);
  expect(firstTouch('?network=other', storage, now + 31 * DAY)).toEqual({ network: 'other' });
  keepFirstTouch('?network=other', storage, now + 31 * DAY);
  expect(firstTouch('', storage, now + 32 * DAY)).toEqual({ network: 'other' });
});

test('AUTH-01 ignores values that the api refuses, and invalid stored data', () => {
  const storage = memory();
  keepFirstTouch(`?network=${'x'.repeat(65)}&ref=a%20b&sub1=ok`, storage, now);
  expect(firstTouch('', storage, now)).toEqual({ sub1: 'ok' });
  for (const value of ['{', '7', '{"network":"fb"}', `{"at":${now},"network":["fb"]}`]) {
    expect(firstTouch('?ref=7', { getItem: () => value, setItem: () => undefined }, now)).toEqual({ ref: '7' });
  }
});

test('without storage, uses the query of the address', () => {
  const refuse = () => {
    throw new Error('no storage');
  };
  const storage = { getItem: refuse, setItem: refuse };
  expect(() => keepFirstTouch('?ref=7', storage, now)).not.toThrow();
  expect(firstTouch('?ref=7', storage, now)).toEqual({ ref: '7' });
});

test('network or ref name a traffic source; sub1 to sub3 alone do not', () => {
  expect([{ network: 'fb' }, { ref: '7' }, { sub1: 'a' }, {}].map(isTrafficSource)).toEqual([true, true, false, false]);
});
