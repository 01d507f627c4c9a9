import { readPlaces } from './places.ts';
import { spellings, spellingsOfTown, townsWithOtherNames } from './town-names.ts';

test('every town with other names is in the list', () => {
  const names = new Set(
    Object.values(readPlaces()).flatMap((regions) => regions.flatMap(({ towns }) => towns.map(([name]) => name))),
  );
  expect(townsWithOtherNames.filter((name) => !names.has(name))).toEqual([]);
});

test.each([
  ['München', ['Munchen', 'MUENCHEN', 'münchen', 'Mu\u0308nchen', 'Munich']],
  ['Den Haag', ['den haag', "'s-Gravenhage", '’s-gravenhage', 'The Hague']],
  ['Łódź', ['Lodz', 'łódź']],
  ['København', ['Kobenhavn', 'Koebenhavn', 'Copenhagen']],
])('finds %s by its other spellings', (name, typed) => {
  const finds = (one: string) => spellings(one).some((spelling) => spellingsOfTown(name).includes(`|${spelling}|`));
  for (const one of typed) expect([one, finds(one)]).toEqual([one, true]);
  expect(finds('Atlantis')).toBe(false);
});
