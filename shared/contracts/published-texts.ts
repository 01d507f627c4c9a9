import { type Language, languages } from './languages.ts';

/** Name of the published file with a version's `PublishedTexts`. No page loads it: it is read when versions are compared. */
export const TEXTS_FILE = 'texts.json';

/** The languages of published texts: those of the product, and the American English texts that replace British ones. */
export const publishedTextLanguages = [...languages, 'en-US'] as const;

export type PublishedTextLanguage = Language | 'en-US';

/** The texts of a version by language and dotted key, as `chat.back`. */
export type PublishedTexts = Partial<Record<PublishedTextLanguage, Record<string, string>>>;

/** A text in one language that differs between two versions. `before` is null for a new text, `after` for a removed one. */
export interface TextChange {
  /** The dotted key of the text, such as `chat.back`. */
  key: string;
  before: string | null;
  after: string | null;
}

/** `GET /api/names/:name/versions/:version/texts?language=`: the texts that a version changes. */
export interface TextsResponse {
  name: string;
  version: string;
  /** The stable version; null when nothing is stable yet. */
  against: string | null;
  /** Those of the two whose build publishes no texts, or none that can be read. Without both there is no comparison. */
  withoutTexts: ('version' | 'against')[];
  /** The languages in which texts differ. */
  counts: { language: PublishedTextLanguage; added: number; removed: number; changed: number }[];
  /** The requested language, or the first of `counts`; null when no text differs. */
  language: PublishedTextLanguage | null;
  /** The changes in `language`, by key. */
  changes: TextChange[];
}
