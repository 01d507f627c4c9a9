import { languages } from '@pairwise/contracts/languages';

import { route } from '../../testing/gate-fixtures.ts';
import { visitOf } from './addresses.ts';
import { inLanguages } from './run-in-browser.ts';

const visits = (count: number) => Array.from({ length: count }, (_, at) => visitOf(route(`r${at}`, `/r${at}`), {}));

test('PLAT-02 every route and every language has its turn', () => {
  const few = inLanguages(visits(1));
  expect(few.map(({ language }) => language)).toEqual([...languages]);
  const many = inLanguages(visits(languages.length + 2));
  expect(many.map(({ visit }) => visit.address)).toEqual(visits(languages.length + 2).map(({ address }) => address));
  expect(new Set(many.map(({ language }) => language)).size).toBe(languages.length);
  expect(inLanguages([])).toEqual([]);
});
