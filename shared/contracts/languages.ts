/**
 * The languages the product speaks now. The gate, the language menu and the type check of messages all read this
 * one list; the other eight of LANG-01 join here, by `npm run language`, when their texts are complete.
 */
export const languages = ['en', 'de', 'nl'] as const;

export type Language = (typeof languages)[number];

/** The language nothing else decides against (decisions L-1). */
export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** One value for each language: `perLanguage((language) => texts[language])`. */
export const perLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> => {
  const made: Partial<Record<Language, Value>> = {};
  for (const language of languages) made[language] = make(language);
  return made as Record<Language, Value>; // each of them was just made
};

/** Name and lifetime of the cookie that keeps the chosen language (LANG-02). */
export const languageCookie = { name: 'lang', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;
