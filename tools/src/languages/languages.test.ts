import { languages } from '@pairwise/contracts/languages';
import type { PublishedTexts } from '@pairwise/contracts/published-texts';
import { untranslated } from '@pairwise/gateway/untranslated';

import { root } from '../workspace.ts';
import { allowedEverywhere, allowedWords, unneededWords } from './allowed-words.ts';
import { checkLanguage, problemsOf } from './check-languages.ts';
import { compareTexts } from './compare-texts.ts';
import { englishFiles, fileOf, readTexts } from './read-texts.ts';

const translations = languages.filter((language) => language !== 'en');

test.each(translations)(
  'LANG-01 LANG-07 every text exists in %s, with its placeholders and plural forms, and is not English',
  async (language) => {
    const state = await checkLanguage(root, language);
    expect(state.keys).toBeGreaterThan(2_000);
    expect(problemsOf(state)).toEqual([]);
  },
);

test('every text that all languages may share with English is equal in one of them', async () => {
  const equal = new Set<string>();
  for (const language of translations) for (const text of (await checkLanguage(root, language)).equal) equal.add(text);
  expect(allowedEverywhere.filter((text) => !equal.has(text))).toEqual([]);
});

test('control: an allowed word that no text needs is found', () => {
  const needed = new Set(allowedWords['pl']);
  expect(unneededWords('pl', needed)).toEqual([]);
  needed.delete('Problem');
  expect(unneededWords('pl', needed)).toEqual(['Problem']);
});

/** All texts by language, each key with its file. */
const allTexts = async (): Promise<PublishedTexts> => {
  const published: PublishedTexts = {};
  for (const language of languages) {
    const seen = new Set<object>();
    const texts: Record<string, string> = {};
    published[language] = texts;
    for (const file of englishFiles(root))
      for (const [key, text] of (await readTexts(root, fileOf(file, language), seen)) ?? [])
        texts[`${file}.${key}`] = text;
  }
  return published;
};

test('LANG-01 the gate warns of no text, and of one that becomes English', async () => {
  const texts = await allTexts();
  expect(untranslated(texts, [])).toEqual([]);
  const key = 'mf-landers/src/landers/gallery/texts/en.ts.gallery.niches.default.lead';
  const lead = texts.en?.[key] ?? '';
  expect(lead).not.toBe('');
  expect(untranslated({ ...texts, de: { ...texts.de, [key]: lead } }, [])).toEqual([
    expect.stringContaining(' in de ('),
  ]);
});

const english = new Map([
  ['a.title', 'Hello {name}'],
  ['a.left_one', '{count} day left'],
  ['a.left_other', '{count} days left'],
  ['a.id', 'section-one'],
]);
const complete = new Map([
  ['a.title', 'Cześć, {name}'],
  ['a.left_one', 'Został jeden dzień'],
  ['a.left_few', 'Zostały {count} dni'],
  ['a.left_many', 'Zostało {count} dni'],
  ['a.left_other', 'Zostało {count} dnia'],
  ['a.id', 'section-one'],
]);
const foundIn = (changes: Record<string, string | undefined>) => {
  const texts = new Map(complete);
  for (const [key, text] of Object.entries(changes)) {
    if (text === undefined) texts.delete(key);
    else texts.set(key, text);
  }
  const { missing, unused, wrong, equal } = compareTexts(english, texts, 'pl');
  const keys = (problems: readonly { key: string }[]): string[] => problems.map(({ key }) => key);
  return { missing: keys(missing), unused: keys(unused), wrong: keys(wrong), equal: keys(equal) };
};

test.each([
  [{}, {}],
  [{ 'a.left_few': undefined }, { missing: ['a.left_few'] }],
  [{ 'a.more': 'Więcej' }, { unused: ['a.more'] }],
  [{ 'a.title': 'Cześć' }, { wrong: ['a.title'] }],
  [{ 'a.title': 'Cześć, <b>{name}</b>' }, { wrong: ['a.title'] }],
  [{ 'a.title': "Cześć, {name}, to Twój 'dom'" }, { wrong: ['a.title'] }],
  [{ 'a.title': 'Hello {name}' }, { equal: ['a.title'] }],
])('%p', (changes, found) => {
  expect(foundIn(changes)).toEqual({ missing: [], unused: [], wrong: [], equal: [], ...found });
});
