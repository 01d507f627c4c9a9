import { root } from '../../workspace.ts';
import { britishWordsIn, spellings, words } from './british-words.ts';
import { checkAmerican, compareAmerican } from './check-american.ts';

test('LANG-01 L-2 every British word has an American counterpart in the United States', async () => {
  const { keys, replaced, problems } = await checkAmerican(root);
  expect(problems).toEqual([]);
  expect(keys).toBeGreaterThan(2_000);
  expect(replaced).toBeGreaterThan(10);
});

test('every pair names a British word that is found, and an American one that is not', () => {
  const pairs = [...spellings, ...words];
  expect(pairs.filter(([british]) => britishWordsIn(`One ${british}.`).length === 0)).toEqual([]);
  expect(pairs.filter(([, american]) => britishWordsIn(`One ${american}.`).length > 0)).toEqual([]);
});

test.each([
  ['Hair colour', ['colour, in American English color']],
  ['My Favourites', ['Favourites, in American English favor']],
  ['The football and the tram', ['football, in American English soccer', 'tram, in American English streetcar']],
  ['Two postcodes', ['postcodes, in American English ZIP code']],
  ['Nobody sees you any more', ['any more, in American English anymore']],
  ['No more photos, around the corner, symmetrical and trampled', []],
])('in “%s” finds %j', (text, found) => {
  expect(britishWordsIn(text)).toEqual(found);
});

const english = new Map([
  ['hair', 'Hair colour'],
  ['age', 'Age'],
]);

test.each([
  ['a counterpart', { hair: 'Hair color' }, []],
  ['no counterpart', {}, ['mf-a hair: colour, in American English color']],
  ['a British counterpart', { hair: 'Hair colours' }, ['mf-a hair: colours, in American English color']],
  ['a counterpart that is not needed', { hair: 'Hair color', age: 'Age' }, ['mf-a age: is the same text in both']],
])('control: %s', (_, american, problems) => {
  expect(compareAmerican('mf-a', english, new Map(Object.entries(american)))).toEqual(problems);
});
