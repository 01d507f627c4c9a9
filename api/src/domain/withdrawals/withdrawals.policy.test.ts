import { withdrawalAmount, withdrawalEnd } from './withdrawals.policy.ts';

test('BILL-11 the period ends with the fourteenth day after the purchase, wherever the member is', () => {
  const early = withdrawalEnd(new Date('2026-11-01T00:00:00Z'), 14);
  expect(early.toISOString()).toBe('2026-11-16T11:59:59.999Z');
  expect(withdrawalEnd(new Date('2026-11-01T23:59:59Z'), 14)).toEqual(early);
});

test('BILL-11 `refund_days` prolongs the period and never shortens it', () => {
  const bought = new Date('2026-11-01T10:00:00Z');
  expect(withdrawalEnd(bought, 30).toISOString()).toBe('2026-12-02T11:59:59.999Z');
  expect(withdrawalEnd(bought, 0)).toEqual(withdrawalEnd(bought, 14));
});

test.each([
  ['everything while no credit is used', { unusedCredits: 30, leftMinor: 2999 }, 2999],
  ['the share of the unused credits, rounded up', { unusedCredits: 7, leftMinor: 2999 }, 700],
  ['a whole share without rounding', { unusedCredits: 10, amountMinor: 3000, leftMinor: 3000 }, 1000],
  ['nothing when all credits are used', { unusedCredits: 0, leftMinor: 2999 }, 0],
  ['at most what was not paid back before', { unusedCredits: 30, leftMinor: 1999 }, 1999],
])('BILL-11 pays back %s', (_case, purchase, expected) => {
  expect(withdrawalAmount({ amountMinor: 2999, credits: 30, ...purchase })).toBe(expected);
});
