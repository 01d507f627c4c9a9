import { languages } from '@pairwise/contracts';

import {
  countryName,
  formatDate,
  formatMoney,
  formatNumber,
  formatRelativeTime,
  formatTime,
  initI18n,
  languageName,
} from './index.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');
const time = '2026-11-21T14:05:00';

afterEach(() => initI18n({ language: 'en' }));

test('LANG-07 formats money by language, with the digits of its currency', () => {
  expect(plain(formatMoney(1999, 'EUR', 'en'))).toBe('€19.99');
  expect(plain(formatMoney(1999, 'EUR', 'de'))).toBe('19,99 €');
  expect(plain(formatMoney(1999, 'EUR', 'nl'))).toBe('€ 19,99');
  expect(plain(formatMoney(1999, 'JPY', 'en'))).toBe('JP¥1,999');
});

test('LANG-07 formats numbers, dates and times by language', () => {
  expect(formatNumber(1234.5, 'de')).toBe('1.234,5');
  expect(formatDate(time, 'de')).toBe('21. November 2026');
  expect(formatDate(time, 'nl')).toBe('21 november 2026');
  expect(formatTime(time, 'de')).toBe('14:05');
});

test('LANG-07 uses British English formats, and American ones for visitors from the US', () => {
  expect(formatDate(time, 'en')).toBe('21 November 2026');
  expect(formatTime(time, 'en')).toBe('14:05');
  initI18n({ language: 'en', country: 'US' });
  expect(formatDate(time, 'en')).toBe('November 21, 2026');
  expect(plain(formatTime(time, 'en'))).toBe('2:05 PM');
});

test('LANG-07 formats relative times in whole numbers of the largest unit', () => {
  const now = Date.parse(time);
  const ago = (seconds: number) => formatRelativeTime(new Date(now - seconds * 1000), 'en', now);
  expect([20, 90, 7200, 86_400, 20 * 86_400].map(ago)).toEqual([
    'now',
    '1 minute ago',
    '2 hours ago',
    'yesterday',
    '2 weeks ago',
  ]);
  expect(formatRelativeTime(new Date(now - 3600_000), 'nl', now)).toBe('1 uur geleden');
});

test('names countries in the reader’s language, and languages in their own', () => {
  expect(countryName('DE', 'nl')).toBe('Duitsland');
  for (const language of languages) {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? '';
    expect(languageName(language)).toBe(name.charAt(0).toLocaleUpperCase(language) + name.slice(1));
  }
  expect([languageName('de'), languageName('nl'), languageName('en')]).toEqual(['Deutsch', 'Nederlands', 'English']);
  expect([languageName('nl', 'en'), languageName('nl', 'de'), languageName('de', 'nl')]).toEqual([
    'Dutch',
    'Niederländisch',
    'Duits',
  ]);
});
