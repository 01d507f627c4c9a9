import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from '@pairwise/contracts/languages';

import { root } from '../workspace.ts';

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

const places = JSON.parse(readFileSync(join(root, 'api/src/db/reference/places.json'), 'utf8')) as Record<
  string,
  { name: string }[]
>;
/** The local names of the regions of each country. */
const local = new Map(Object.entries(places).map(([country, regions]) => [country, regions.map(({ name }) => name)]));

const namesIn = async (language: string): Promise<Names> =>
  ((await import(join(root, `shared/i18n/messages/regions/${language}.ts`))) as { regions: Names }).regions;

/** Returns everything that is wrong with the names of a language, a line each. */
const problemsOf = (names: Names): string[] =>
  Object.entries(names).flatMap(([country, translated]) => {
    const regions = local.get(country);
    if (regions === undefined) return [`${country} is no country of places.json`];
    const ofCountry = Object.entries(translated);
    const shown = regions.map((name) => translated[name] ?? name);
    return [
      ...ofCountry
        .filter(([name]) => !regions.includes(name))
        .map(([name]) => `${country} has no region ${name} in places.json`),
      ...ofCountry
        .filter(([name, text]) => name === text)
        .map(([name]) => `${country} ${name}: leave it out, because it is the local name`),
      ...ofCountry
        .filter(([, text]) => text.trim() !== text || text === '' || /['"]/.test(text))
        .map(([name]) => `${country} ${name}: a space at an end, a straight quotation mark, or no name`),
      ...shown
        .filter((text, index) => shown.indexOf(text) !== index)
        .map((text) => `${country} has two regions ${text}`),
    ];
  });

test.each(languages)(
  'the regions that have a name in %s exist, and no two of a country have the same',
  async (language) => {
    expect(problemsOf(await namesIn(language))).toEqual([]);
  },
);

test.each([
  ['fr', 'BE', 'Luik', 'Liège'],
  ['sv', 'FI', 'Uusimaa', 'Nyland'],
  ['it', 'CH', 'Graubünden', 'Grigioni'],
])('in %s, %s %s is %s', async (language, country, name, shown) => {
  expect((await namesIn(language))[country]?.[name]).toBe(shown);
});

test.each([
  [{ XX: { Luik: 'Liège' } }, ['XX is no country of places.json']],
  [{ BE: { Lüttich: 'Liège' } }, ['BE has no region Lüttich in places.json']],
  [{ BE: { Luik: 'Luik' } }, ['BE Luik: leave it out, because it is the local name']],
  [{ BE: { Luik: 'Namen' } }, ['BE has two regions Namen']],
  [{ BE: { Luik: "L'iège" } }, ['BE Luik: a space at an end, a straight quotation mark, or no name']],
] satisfies [Names, string[]][])('control: %j is refused', (names, problems) => {
  expect(problemsOf(names)).toEqual(problems);
});
