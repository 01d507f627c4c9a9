import { minorOfStripe, stripeAmount } from './stripe-amounts.ts';

test.each([
  [2999, 'EUR', 2999],
  [120, 'JPY', 120],
  [1500, 'ISK', 150_000],
])('writes %i minor units of %s as %i and reads them back', (minor, currency, amount) => {
  expect(stripeAmount(minor, currency)).toBe(amount);
  expect(minorOfStripe(amount, currency)).toBe(minor);
});

test('refuses a part of a króna', () => {
  expect(() => minorOfStripe(150_050, 'ISK')).toThrow(RangeError);
});
