import { languages } from '@pairwise/contracts/languages';

import { route } from '../../testing/gate-fixtures.ts';
import { visitOf } from './addresses.ts';
import { inLanguages, takeTurns } from './run-in-browser.ts';

const visits = (count: number) => Array.from({ length: count }, (_, at) => visitOf(route(`r${at}`, `/r${at}`), {}));

test('PLAT-02 every route and every language has its turn', () => {
  const few = inLanguages(visits(1));
  expect(few.map(({ language }) => language)).toEqual([...languages]);
  const many = inLanguages(visits(languages.length + 2));
  expect(many.map(({ visit }) => visit.address)).toEqual(visits(languages.length + 2).map(({ address }) => address));
  expect(new Set(many.map(({ language }) => language)).size).toBe(languages.length);
  expect(inLanguages([])).toEqual([]);
});

test('a route with a problem has no further turn; the others have all of theirs', async () => {
  const turns = inLanguages(visits(2));
  const taken: string[] = [];
  await takeTurns(['lane'], turns, async ({ visit }) => {
    taken.push(visit.address);
    return visit.address === '/r0' && taken.length > 1;
  });
  expect(taken.slice(0, 3)).toEqual(['/r0', '/r1', '/r0']);
  expect(taken.slice(3)).toEqual(
    turns.slice(3).flatMap(({ visit: { address } }) => (address === '/r0' ? [] : [address])),
  );
  expect(turns.length).toBeGreaterThan(6);
});
