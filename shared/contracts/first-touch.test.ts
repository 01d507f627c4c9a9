import { firstTouch, firstTouchSeconds, firstTouchValue, isTrafficSource } from './first-touch.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-11-21T12:00:00Z');

const cookies = (value: string | undefined): string => `a=b; first-touch=${encodeURIComponent(value ?? '')}; lang=de`;

test('AUTH-01 the kept tracking query replaces that of the address for 30 days', () => {
  const kept = cookies(firstTouchValue('?network=fb&ref=spring&sub1=a&sub2=b&sub3=c_1.2-3&fbclid=x', now));
  const first = { network: 'fb', ref: 'spring', sub1: 'a', sub2: 'b', sub3: 'c_1.2-3' };
  expect(firstTouch('?network=other', kept, now + 29 * DAY)).toEqual(first);
  expect(firstTouch('?network=other', kept, now + 30 * DAY)).toEqual({ network: 'other' });
});

test('AUTH-01 says how long a value is kept, and 0 for one that is not', () => {
  const value = firstTouchValue('?ref=7', now) ?? '';
  expect(firstTouchSeconds(value, now + DAY)).toBe(29 * 86_400);
  expect(firstTouchSeconds(value, now + 31 * DAY)).toBe(0);
  expect(firstTouchSeconds(value, now - DAY)).toBe(0);
});

test('AUTH-01 ignores values that the api refuses, and malformed cookies', () => {
  expect(firstTouchValue('?page=2', now)).toBeUndefined();
  const kept = cookies(firstTouchValue(`?network=${'x'.repeat(65)}&ref=a%20b&sub1=ok`, now));
  expect(firstTouch('', kept, now)).toEqual({ sub1: 'ok' });
  const at = String(now / 1000);
  for (const value of ['', '{', 'network=fb', 'network=fb&at=x', `at=${at}`, `network=f b&at=${at}`]) {
    expect(firstTouch('?ref=7', cookies(value), now)).toEqual({ ref: '7' });
  }
  expect(firstTouch('?ref=7', 'first-touch=%E0%A4%A', now)).toEqual({ ref: '7' });
});

test('without cookies, uses the query of the address', () => {
  expect(firstTouch('?ref=7', '', now)).toEqual({ ref: '7' });
});

test('network or ref name a traffic source; sub1 to sub3 alone do not', () => {
  expect([{ network: 'fb' }, { ref: '7' }, { sub1: 'a' }, {}].map(isTrafficSource)).toEqual([true, true, false, false]);
});
