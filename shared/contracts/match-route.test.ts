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

test('ROUTE-16 a fixed segment wins over a parameter, whatever the order of the routes', () => {
  expect(match('/credits/repeat-order')).toBe('/credits/repeat-order');
  expect(matchRoute(routes.toReversed(), '/credits/repeat-order')?.path).toBe('/credits/repeat-order');
  expect(match('/credits/p1')).toBe('/credits/:id/:paymentmethod?');
});

test('ROUTE-15 an optional last parameter may be left out, one segment more may not', () => {
  expect(match('/credits/p1/ideal')).toBe('/credits/:id/:paymentmethod?');
  expect(match('/credits/p1/ideal/more')).toBeUndefined();
});

test('ROUTE-32 only 43 characters of a mail token match at the root, and ROUTE-37 nothing else does', () => {
  expect(match(`/${'aB3_-'.repeat(8)}xyz`)).toBe('/:token');
  expect(match('/unknown')).toBeUndefined();
  expect(match(`/${'a'.repeat(42)}`)).toBeUndefined();
  expect(match(`/${'a'.repeat(42)}.`)).toBeUndefined();
});

test('ROUTE-01 the root is matched by itself, and a trailing slash does not matter', () => {
  expect(match('/')).toBe('/');
  expect(match('/members/')).toBe('/members');
  expect(match('/likes/m/7')).toBe('/likes/m/:id');
});
