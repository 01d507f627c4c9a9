import { formatLocale, isAmericanEnglish, type Language } from '@pairwise/contracts';

import { ownNames } from './own-names.ts';

let formatCountry: string | undefined;

/** Sets the visitor's country, which selects between British and American English formats. Returns whether it changed. */
export const setFormatCountry = (country: string | undefined): boolean => {
  const changed = country !== formatCountry;
  formatCountry = country;
  return changed;
};

/** Returns the visitor's country. */
export const currentCountry = (): string | undefined => formatCountry;

/** Returns whether to use American English, which has its own dates, numbers and some words (decisions L-2). */
export const isAmerican = (language: Language): boolean => isAmericanEnglish(language, formatCountry);

const kept = new Map<string, unknown>();

/** Caches formatters, because creating one takes about 50 µs and lists need hundreds. */
const keep = <Formatter>(kind: string, language: Language, options: object, make: (locale: string) => Formatter) => {
  const locale = formatLocale(language, formatCountry);
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  // The key contains the kind, so a cached formatter comes from the same `make`.
  const found = kept.get(key) as Formatter | undefined;
  if (found) return found;
  const made = make(locale);
  kept.set(key, made);
  return made;
};

const numberFormat = (language: Language, options: Intl.NumberFormatOptions) =>
  keep('number', language, options, (locale) => new Intl.NumberFormat(locale, options));

const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  keep('date', language, options, (locale) => new Intl.DateTimeFormat(locale, options));

/** Formats an amount in minor units (cents) of a currency: `formatMoney(1999, 'EUR', 'de')` → `19,99 €`. */
export const formatMoney = (minor: number, currency: string, language: Language): string => {
  const format = numberFormat(language, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
};

export const formatNumber = (value: number, language: Language): string => numberFormat(language, {}).format(value);

/** Formats a date in the reader's time zone, by default as `21 November 2026`. */
export const formatDate = (
  time: Date | string,
  language: Language,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string => dateFormat(language, options).format(new Date(time));

export const formatTime = (time: Date | string, language: Language): string =>
  dateFormat(language, { timeStyle: 'short' }).format(new Date(time));

/** Formats a moment to the second with its time zone, for receipts: `21 November 2026 at 14:05:09 CET`. */
export const formatMoment = (time: Date | string, language: Language): string =>
  dateFormat(language, { dateStyle: 'long', timeStyle: 'long' }).format(new Date(time));

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Formats a relative time: `3 hours ago`, `yesterday`, `now`. `now` is the time to compare with, in milliseconds. */
export const formatRelativeTime = (time: Date | string, language: Language, now = Date.now()): string => {
  const options = { numeric: 'auto' } as const;
  const format = keep('relative', language, options, (locale) => new Intl.RelativeTimeFormat(locale, options));
  const seconds = (new Date(time).getTime() - now) / 1000;
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, 'second');
};

const displayNames = (language: Language, type: 'region' | 'language') =>
  keep('names', language, { type }, (locale) => new Intl.DisplayNames(locale, { type }));

/** Returns the name of a country in a language: `countryName('DE', 'nl')` → `Duitsland`. */
export const countryName = (code: string, language: Language): string =>
  displayNames(language, 'region').of(code) ?? code;

/** Returns the name of a language: by default its own (`Deutsch`), else in the reader's language (`German`). */
export const languageName = (language: Language, reader = language): string => {
  if (language === reader) return ownNames[language];
  const name = displayNames(reader, 'language').of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
};
