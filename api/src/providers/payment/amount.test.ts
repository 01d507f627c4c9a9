import { decimalAmount, minorAmount } from './amount.ts';

test.each([
  [2999, 'EUR', '29.99'],
  [5, 'EUR', '0.05'],
  [10_900, 'DKK', '109.00'],
  [120, 'JPY', '120'],
])('writes %i minor units of %s as %s and reads them back', (minor, currency, text) => {
  expect(decimalAmount(minor, currency)).toBe(text);
  expect(minorAmount(text, currency)).toBe(minor);
});

test.each(['', '1e3', '-1', '1.234', '1,20', ' 1', 'x'])('refuses "%s" as an amount', (text) => {
  expect(() => minorAmount(text, 'EUR')).toThrow(RangeError);
});
