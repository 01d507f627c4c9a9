/**
 * The languages of the product, all of LANG-01. The gate, the language menu and the type check of messages use this list.
 * `npm run language` adds another one.
 */
export const languages = ['en', 'de', 'nl', 'pl', 'sv', 'nb', 'it', 'es', 'fr', 'da', 'fi'] as const;

export type Language = (typeof languages)[number];

/** The language that is used when nothing else decides (decisions L-1). */
export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Whether English is written the American way: only in the US (decisions L-2). */
export const isAmericanEnglish = (language: Language, country: string | undefined): boolean =>
  language === 'en' && country === 'US';

/** Returns the locale of numbers and dates in a language, for a visitor of a country: English is British except in the US. */
export const formatLocale = (language: Language, country: string | undefined): string => {
  if (language !== 'en') return language;
  return isAmericanEnglish(language, country) ? 'en-US' : 'en-GB';
};

/** Returns the `lang` attribute of a page in a language, for a member of a country. */
export const pageLocale = (language: Language, country: string | undefined): string =>
  isAmericanEnglish(language, country) ? 'en-US' : language;

/** Makes one value for each language: `perLanguage((language) => texts[language])`. */
export const perLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> => {
  const made: Partial<Record<Language, Value>> = {};
  for (const language of languages) made[language] = make(language);
  return made as Record<Language, Value>; // the loop above has set every language
};

/** Name and lifetime of the cookie with the chosen language (LANG-02). */
export const languageCookie = { name: 'lang', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;
