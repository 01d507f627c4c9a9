import { type Language, languages } from './languages.ts';

/** Name of the published file with a version's `PublishedTexts`. No page loads it: it is read when versions are compared. */
export const TEXTS_FILE = 'texts.json';

/** The languages of published texts: those of the product, and the American English texts that replace British ones. */
export const publishedTextLanguages = [...languages, 'en-US'] as const;

export type PublishedTextLanguage = Language | 'en-US';

/** The texts of a version by language and dotted key, as `chat.back`. */
export type PublishedTexts = Partial<Record<PublishedTextLanguage, Record<string, string>>>;
