import type { Language } from '@pairwise/contracts/languages';

import { chooseWidest, type Width, wordsOf } from './choose-widest.ts';

type Sample = Partial<Record<Language, Record<string, string>>>;

const fileOf = (sample: Sample) =>
  // The keys of a Sample are languages.
  new Map(Object.entries(sample).map(([language, texts]) => [language as Language, new Map(Object.entries(texts))]));

const choose = (width: Width, ...samples: Sample[]) => chooseWidest(samples.map(fileOf), width, ({ length }) => length);

const privacy: Sample = {
  en: { title: 'Privacy settings' },
  fr: { title: 'Réglages de confidentialité' },
  de: { title: 'Datenschutzeinstellungen' },
};

test('the longest line and the longest word are of different languages', () => {
  expect(choose('line', privacy)).toEqual({ title: 'Réglages de confidentialité' });
  expect(choose('word', privacy)).toEqual({ title: 'Datenschutzeinstellungen' });
});

test('a text keeps its placeholders, tags and links', () => {
  const sample = {
    en: { a: 'Hi {name}', b: 'See <a>', c: '[Help](faq)' },
    de: { a: 'Hallo zusammen', b: 'Siehe hier', c: '[Hilfe für alle](service)' },
  };
  expect(choose('line', sample)).toEqual(sample.en);
});

test('the forms that Polish adds are forms of many, and a name for programs stays', () => {
  const sample = {
    en: { days_one: 'a day', days_other: '{count} days', id: 'a' },
    pl: { days_one: 'dzień', days_many: '{count} dniiiiii', days_other: '{count} dnia', id: 'abc' },
  };
  const many = '{count} dniiiiii';
  expect(choose('line', sample)).toEqual({ days_one: 'a day', days_other: many, days_many: many });
});

test('a path of several files has the texts of each', () => {
  expect(choose('line', privacy, { en: { title: 'Terms' }, nl: { title: 'Voorwaarden' } })['title']).toEqual([
    {
      of: ['Privacy settings', 'Réglages de confidentialité', 'Datenschutzeinstellungen'],
      wide: 'Réglages de confidentialité',
    },
    { of: ['Terms', 'Voorwaarden'], wide: 'Voorwaarden' },
  ]);
});

test('lines break at spaces and after hyphens', () => {
  expect(wordsOf('E-mail-adresse til 5 –\u{a0}10 kr.')).toEqual([
    'E-',
    'mail-',
    'adresse',
    'til',
    '5',
    '–\u{a0}10',
    'kr.',
  ]);
});
