import type { Texts, TextFile } from './read-texts.ts';

/**
 * What makes a text wide: `line`, the whole text, which is what overflows where nothing wraps, such as in a tab; or `word`,
 * its longest word, which is what overflows where lines break at spaces. Often these are texts of two languages: "Réglages
 * de confidentialité" is the longer line, "Datenschutzeinstellungen" the longer word. A choice between them for each key
 * would have to know where the screen uses it, so the walk shows every screen in both.
 */
export type Width = 'line' | 'word';

/** Returns how wide a text is, in any unit. */
export type Measure = (text: string) => number;

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** A language has `_few` or `_many` only if its grammar needs it; English shows such numbers as `_other`. */
const others = ['_other', '_few', '_many', '_two'];

/** Texts for programs, such as the anchor of a section. */
const isName = (path: string): boolean => /(^|\.)(id|language|formats|control)$/.test(path);

const marksOf = (text: string): string => (text.match(/\{\w+\}|<\/?\w+>|\]\(\w+\)/g) ?? []).toSorted().join(' ');

/** Splits where a line may break: at spaces and after hyphens. A space that does not break is a part of its word. */
export const wordsOf = (text: string): string[] => text.split(/[ \n]|(?<=\p{L}-)/u);

const widthOf = (text: string, width: Width, measure: Measure): number =>
  width === 'line' ? measure(text) : Math.max(...wordsOf(text).map(measure));

const candidatesOf = (path: string, file: readonly Texts[]): string[] => {
  const paths = path.endsWith('_other') ? others.map((form) => path.replace(pluralForm, form)) : [path];
  return file.flatMap((texts) => paths.flatMap((each) => texts.get(each) ?? []));
};

/**
 * Texts by path. A path that several files have, such as `title`, has the texts of each file in all languages with what
 * replaces them.
 */
export type WidestTexts = Record<string, string | { of: string[]; wide: string }[]>;

/** Returns the widest text of all languages for every text, of those with its placeholders, links and tags. */
export const chooseWidest = (files: readonly TextFile[], width: Width, measure: Measure): WidestTexts => {
  const found = new Map<string, { of: string[]; wide: string }[]>();
  for (const file of files) {
    const all = [...file.values()];
    for (const path of new Set(all.flatMap((texts) => [...texts.keys()]))) {
      const of = [...new Set(all.flatMap((texts) => texts.get(path) ?? []))];
      const marks = marksOf(file.get('en')?.get(path) ?? of[0] ?? '');
      const [first = '', ...more] = candidatesOf(path, all).filter((text) => marksOf(text) === marks);
      if (isName(path) || first === '') continue;
      const widths = new Map([first, ...more].map((text) => [text, widthOf(text, width, measure)]));
      const [wide] = [...widths].reduce((widest, next) => (next[1] > widest[1] ? next : widest));
      found.set(path, [...(found.get(path) ?? []), { of, wide }]);
    }
  }
  return Object.fromEntries(
    [...found].map(([path, entries]) => [path, entries.length === 1 ? (entries[0]?.wide ?? '') : entries]),
  );
};
