import { defaults } from './request.ts';
import { retryRules } from './retry.ts';

const { limit, delay, jitter } = retryRules(defaults.firstRetryDelay);

test('CALL-11 the five waits are 0.4, 0.8, 1.6, 3.2 and 6.4 s', () => {
  expect(limit).toBe(5);
  expect([1, 2, 3, 4, 5].map((attempt) => delay?.(attempt))).toEqual([400, 800, 1600, 3200, 6400]);
});

test('CALL-11 each wait varies by up to ±30 %, so that browsers do not retry all together', () => {
  if (typeof jitter !== 'function') throw new Error('no jitter');
  const waits = Array.from({ length: 1000 }, () => jitter(1000));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(700);
  expect(Math.max(...waits)).toBeLessThanOrEqual(1300);
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(500);
});
