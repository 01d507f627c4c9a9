import { languages } from '@pairwise/contracts/languages';

import { flattenTexts, missingTexts } from './missing-texts.ts';

/** Compares the given languages. Every other language gets the English texts. */
const compare = (texts: { en: object; de: object; nl: object }) => {
  const given = new Map<string, object>(Object.entries(texts));
  return missingTexts(new Map(languages.map((language) => [language, flattenTexts(given.get(language) ?? texts.en)])));
};

const complete = {
  en: {
    title: 'Prices',
    list: { pay: 'Pay {price}', credits_one: '{count} credit', credits_other: '{count} credits' },
  },
  de: { title: 'Preise', list: { pay: '{price} zahlen', credits_one: 'Ein Credit', credits_other: '{count} Credits' } },
  nl: { title: 'Prijzen', list: { pay: 'Betaal {price}', credits_one: '1 credit', credits_other: '{count} credits' } },
};

test('LANG-01 complete texts lack nothing; a plural is one key, and a form may omit the number', () => {
  expect(compare(complete)).toMatchObject({ missing: { en: [], de: [], nl: [] }, keys: 3 });
});

test.each([
  ['a key', { title: 'Preise' }, ['list.credits', 'list.pay']],
  ['a text of spaces only', { ...complete.de, title: ' ' }, ['title']],
  ['a plural form', { ...complete.de, list: { ...complete.de.list, credits_one: '' } }, ['list.credits_one']],
  ['a placeholder', { ...complete.de, list: { ...complete.de.list, pay: 'zahlen' } }, ['list.pay (without {price})']],
  [
    'a placeholder of another name',
    { ...complete.de, list: { ...complete.de.list, pay: '{preis} zahlen' } },
    ['list.pay (without {price})', 'list.pay ({preis} is never given)'],
  ],
])('LANG-01 reports a language that lacks %s', (_what, de, problems) => {
  const { missing } = compare({ ...complete, de });
  expect(missing).toMatchObject({ en: [], de: expect.arrayContaining(problems), nl: [] });
  expect(missing['de']).toHaveLength(problems.length);
});

test('LANG-01 reports a key that only a translation has as missing in the other languages', () => {
  expect(compare({ ...complete, nl: { ...complete.nl, extra: 'Meer' } }).missing).toMatchObject({
    en: ['extra'],
    de: ['extra'],
    nl: [],
  });
});

test('an element inside a text counts as a placeholder; a key that merely ends in _one is no plural', () => {
  const texts = {
    en: { link: 'See <a>terms</a>', part_one: 'First' },
    de: { link: 'Siehe AGB', part_one: 'Erster' },
    nl: { link: 'Zie <a>regels</a>', part_one: 'Eerste' },
  };
  expect(compare(texts)).toMatchObject({ missing: { en: [], de: ['link (without <a>)'], nl: [] }, keys: 2 });
});
