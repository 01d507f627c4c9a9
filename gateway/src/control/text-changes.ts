import type { TextChange, TextsResponse } from '@pairwise/contracts/console';
import {
  type PublishedTextLanguage,
  publishedTextLanguages,
  type PublishedTexts,
} from '@pairwise/contracts/published-texts';

type Texts = Readonly<Record<string, string>>;

const compareTexts = (before: Texts = {}, after: Texts = {}): TextChange[] => {
  // A key can be the name of a property that every object has.
  const textOf = (texts: Texts, key: string): string | null =>
    Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((key) => ({ key, before: textOf(before, key), after: textOf(after, key) }))
    .filter((change) => change.before !== change.after)
    .sort((one, next) => (one.key < next.key ? -1 : 1));
};

const countOf = (language: PublishedTextLanguage, changes: readonly TextChange[]): TextsResponse['counts'][number] => {
  const added = changes.filter(({ before }) => before === null).length;
  const removed = changes.filter(({ after }) => after === null).length;
  return { language, added, removed, changed: changes.length - added - removed };
};

/**
 * Compares the texts of two versions.
 * @param wanted the language whose changes are returned; by default the first one in which texts differ
 */
export const textChanges = (
  before: PublishedTexts,
  after: PublishedTexts,
  wanted?: PublishedTextLanguage,
): Pick<TextsResponse, 'counts' | 'language' | 'changes'> => {
  const byLanguage = new Map(
    publishedTextLanguages
      .map((language) => [language, compareTexts(before[language], after[language])] as const)
      .filter(([, changes]) => changes.length > 0),
  );
  const language = wanted ?? [...byLanguage.keys()][0] ?? null;
  return {
    counts: [...byLanguage].map(([one, changes]) => countOf(one, changes)),
    language,
    changes: (language && byLanguage.get(language)) ?? [],
  };
};
