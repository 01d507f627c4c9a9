import { readPlaces } from '../../db/reference/places.ts';
import { readTownName, spellings, spellingsOfTown, townsWithOtherNames } from './town-names.ts';

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
  const known = spellingsOfTown(name);
  for (const one of typed) expect([one, spellings(one).some((way) => known.includes(way))]).toEqual([one, true]);
  expect(spellings('Atlantis').some((way) => known.includes(way))).toBe(false);
});

test.each(['Oberammergau', 'Ouderkerk aan de Amstel', "'s-Gravenhage", 'St. Pölten', 'Halle (Saale)', 'Å', '東京'])(
  'accepts %s as the name of a town',
  (name) => expect(readTownName(`  ${name} `)).toBe(name),
);

test.each(['', '   ', "'-.", '1234', 'a'.repeat(81), 'Utrecht 3511', '<b>Utrecht</b>', 'me@home', 'x\ny\u0007'])(
  'refuses %j as the name of a town',
  (typed) => expect(readTownName(typed)).toBeUndefined(),
);
