import { matchRoute } from './match-route.ts';

const routes = [
  { path: '/' },
  { path: '/:token' },
  { path: '/credits/:id/:paymentmethod?' },
  { path: '/credits/repeat-order' },
  { path: '/members' },
  { path: '/members/:id' },
  { path: '/likes/:type' },
  { path: '/likes/m/:id' },
];
const match = (path: string) => matchRoute(routes, path)?.path;

test('ROUTE-16 a fixed segment has priority over a parameter, whatever the order of the routes', () => {
  expect(match('/credits/repeat-order')).toBe('/credits/repeat-order');
  expect(matchRoute(routes.toReversed(), '/credits/repeat-order')?.path).toBe('/credits/repeat-order');
  expect(match('/credits/p1')).toBe('/credits/:id/:paymentmethod?');
});

test('ROUTE-15 matches without an optional last parameter, but not with an additional segment', () => {
  expect(match('/credits/p1/ideal')).toBe('/credits/:id/:paymentmethod?');
  expect(match('/credits/p1/ideal/more')).toBeUndefined();
});

test('ROUTE-32 matches a mail token of exactly 43 characters at the root, and ROUTE-37 nothing else', () => {
  expect(match(`/${'aB3_-'.repeat(8)}xyz`)).toBe('/:token');
  expect(match('/unknown')).toBeUndefined();
  expect(match(`/${'a'.repeat(42)}`)).toBeUndefined();
  expect(match(`/${'a'.repeat(42)}.`)).toBeUndefined();
});

test('ROUTE-01 matches the root, and ignores a trailing slash', () => {
  expect(match('/')).toBe('/');
  expect(match('/members/')).toBe('/members');
  expect(match('/likes/m/7')).toBe('/likes/m/:id');
});
