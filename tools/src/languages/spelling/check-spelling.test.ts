import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from '@pairwise/contracts/languages';

import { root } from '../../workspace.ts';
import { compareWithKnown, readRefused, refusedWords } from './check-spelling.ts';
import { dictionaries, findSpelling } from './dictionaries.ts';
import { parseList, readKnownWords } from './known-words.ts';

const enchant = findSpelling();
// `npm test` installs the dictionaries where it may, and reports the step "spelling" as not run when it could not.
const withDictionaries = enchant === undefined ? describe.skip : describe;

withDictionaries('every dictionary', () => {
  test.each(languages)('LANG-01 a mistake is found in %s', (language) => {
    const { words } = dictionaries[language];
    expect([...refusedWords(enchant ?? '', language, words)]).toEqual([words[1]]);
  });
});

test('the spelling is checked only with the program, its module for Finnish and all dictionaries', () => {
  expect(findSpelling(() => true)).toBe('/usr/bin/enchant-2');
  for (const missing of ['/bin/enchant-2', 'enchant_voikko.so', 'de_DE.dic'])
    expect(findSpelling((file) => !file.endsWith(missing))).toBeUndefined();
});

test('control: a dictionary that accepts every word is an error', () => {
  expect(() => readRefused('', 'fi')).toThrow('The dictionary of fi accepts every word.');
  expect([...readRefused('wrnog\nxqwzrtk\n', 'fi')]).toEqual(['wrnog']);
});

describe('the words that a dictionary refused', () => {
  const places = new Map([
    ['Selfie', 'a.ts title'],
    ["dell'ordine", 'b.ts lead'],
  ]);
  const found = (refused: string[], own: string[], all: string[] = []) => {
    const known = { all, own, file: 'known-words/de.txt' };
    const { unknown, unneeded } = compareWithKnown(places, new Set(refused), known);
    return { unknown, unneeded };
  };

  test.each([
    [
      'an unknown word is reported with its text, and where to add it',
      ['Selfie'],
      [],
      ['a.ts title: Selfie. If it is right, add the line selfie to known-words/de.txt'],
      [],
    ],
    [
      'a part of a word is reported with the word',
      ['dell'],
      [],
      ["b.ts lead: dell (in dell'ordine). If it is right, add the line dell to known-words/de.txt"],
      [],
    ],
    ['a known word is accepted, in either case', ['Selfie', 'dell'], ['dell', 'selfie'], [], []],
    ['a known word that is not refused is unneeded', ['Selfie'], ['dell', 'selfie'], [], ['dell']],
  ])('%s', (_name, refused, own, unknown, unneeded) => {
    expect(found(refused, own)).toEqual({ unknown, unneeded });
  });

  test('a word of every language is accepted, and unneeded in the list of one', () => {
    expect(found(['Selfie'], ['selfie'], ['selfie'])).toEqual({ unknown: [], unneeded: ['selfie'] });
  });
});

test('the list that a message names exists', () => {
  for (const language of languages) expect(existsSync(join(root, readKnownWords(language).file))).toBe(true);
});

test('a list of known words has comments', () => {
  expect(parseList('# Names\nadress # prescribed\n\nrubens\n')).toEqual(['adress', 'rubens']);
});
