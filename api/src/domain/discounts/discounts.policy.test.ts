import { discountedPrice } from './discounts.policy.ts';

test.each([
  [2999, 25, 2249],
  [1499, 25, 1124],
  [11_999, 25, 8999],
  [1490, 25, 1118],
  [10_900, 50, 5450],
  [101, 50, 51],
  [2999, 33.33, 1999],
  [1, 100, 1],
])('BILL-06 %i minor units less %d %% are %i, rounded half up', (list, percentage, price) => {
  expect(discountedPrice(list, percentage)).toBe(price);
});
