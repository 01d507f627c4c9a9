import { withTracking } from './tracking-query.ts';

test('LAND-01 a link keeps only the tracking parameters of the page’s query', () => {
  expect(withTracking('/login', '?network=nw1&ref=a%26b&sub1=1&sub2=&sub3=3&fbclid=x')).toBe(
    '/login?network=nw1&ref=a%26b&sub1=1&sub3=3',
  );
});

test('a link stays unchanged without tracking parameters, and keeps its own query', () => {
  expect(withTracking('/login', '?fbclid=x')).toBe('/login');
  expect(withTracking('/login?next=%2Fpremium', '?ref=7')).toBe('/login?next=%2Fpremium&ref=7');
});
