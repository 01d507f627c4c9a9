/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { routePatterns } from '@pairwise/contracts';

import { listLanders } from '../../list-landers.ts';
import { remote } from '../../remote.ts';
import { landers } from './screens.ts';

test('a lander is a folder: the lists contain each of them (`npm run landers`)', () => {
  for (const [file, content] of listLanders()) expect(readFileSync(file, 'utf8')).toBe(content);
});

test('ROUTE-34 ROUTE-35 each lander has the route of the specification', () => {
  const patterns = Object.entries(routePatterns).filter(([id]) => id.startsWith('landers-'));
  const routes = new Map(remote.routes.map(({ id, path }) => [id, path]));
  expect(patterns).toHaveLength(9);
  for (const [id, path] of patterns) expect([id, routes.get(id)]).toEqual([id, path]);
});

test('LAND-01 a lander that the specification does not name has its route with variants, by its folder', () => {
  const named = new Set(Object.keys(routePatterns));
  const own = remote.routes.filter(({ id }) => id.startsWith('landers-') && !named.has(id));
  expect(own.map(({ path }) => path)).toEqual(own.map(({ screen }) => `/landers/${screen}/:slug?`));
  expect(remote.routes.filter(({ path }) => path.startsWith('/landers/'))).toHaveLength(Object.keys(landers).length);
});
