/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { routePatterns } from '@pairwise/contracts';

import { listLanders } from '../../list-landers.ts';
import { remote } from '../../remote.ts';

test('a lander is a folder: the lists contain each of them (`npm run landers`)', () => {
  for (const [file, content] of listLanders()) expect(readFileSync(file, 'utf8')).toBe(content);
});

test('ROUTE-34 ROUTE-35 each lander has the route of the specification', () => {
  const patterns = Object.entries(routePatterns).filter(([id]) => id.startsWith('landers-'));
  const routes = new Map(remote.routes.map(({ id, path }) => [id, path]));
  expect(patterns).toHaveLength(9);
  for (const [id, path] of patterns) expect([id, routes.get(id)]).toEqual([id, path]);
});
