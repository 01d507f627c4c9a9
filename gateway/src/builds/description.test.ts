import type { RouteQuery } from '@pairwise/contracts/remote';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chatDist } from '../testing/make-dist.ts';
import { parseDescription } from './description.ts';

/** The description of a real build whose first route reads `query`. */
const withQuery = (query: unknown): string => {
  const description: { data: { routes: { queries?: unknown }[] } } = JSON.parse(
    readFileSync(join(chatDist(), 'remote.json'), 'utf8'),
  );
  const [route] = description.data.routes;
  if (route) route.queries = [query];
  return JSON.stringify(description);
};

const query: RouteQuery = {
  endpoint: 'GET /api/member.php',
  fromPath: { id: 'id' },
  fromAddress: ['sort'],
  defaults: { sort: 'new' },
};

test('accepts the reads of a route', () => {
  const { data } = parseDescription(withQuery(query));
  expect(data?.routes[0]?.queries).toEqual([query]);
});

test.each([
  ['a write', 'POST /api/like.php'],
  ['another origin', 'GET https://evil.example/api/a.php'],
  ['a path outside of the api', 'GET /__mfe/revision'],
  ['a path that leaves the api', 'GET /api/../media/a.php'],
  ['no text', 7],
])('refuses a query of a route that is %s', (_what, endpoint) => {
  expect(() => parseDescription(withQuery({ ...query, endpoint }))).toThrow(
    /routes\.0\.queries\.0\.endpoint: Not a read/,
  );
});

test.each([
  ['parameter', { fromPath: { 'a"b': 'id' } }],
  ['long default', { defaults: { sort: 'x'.repeat(101) } }],
  ['unknown field', { header: 'x' }],
])('refuses a query of a route with a bad %s', (_what, more) => {
  expect(() => parseDescription(withQuery({ ...query, ...more }))).toThrow('remote.json is refused');
});
