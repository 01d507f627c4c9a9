import type { Texts } from './read-texts.ts';

export interface TextProblem {
  /** The text's place in its file. */
  key: string;
  problem: string;
}

export interface Comparison {
  /** How many texts the language needs, each of its plural forms counted. */
  needed: number;
  /** Texts of the language. */
  translated: number;
  missing: TextProblem[];
  /** Keys that the English file lacks. */
  unused: TextProblem[];
  /** Wrong placeholders, tags and plural forms. */
  wrong: TextProblem[];
  /** Texts that are equal to the English ones. */
  equal: TextProblem[];
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

const isPlural = (key: string, english: Texts): boolean => english.has(`${key.replace(pluralSuffix, '')}_other`);

/** Returns placeholders such as `{name}` and tags such as `<a>`, sorted. */
const marksOf = (text: string): string[] => [...(text.match(/\{\w+\}|<\/?\w+>/g) ?? [])].sort();

/** Whether a text has a word that is neither a placeholder nor a tag. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}|<\/?\w+>/g, ''));

/** A name for programs, such as `pairwise.draft.…`, or that of a cookie of one host. */
const name = /^(?:__Host-(?:Http-)?)?[a-z]+(?:[.:-][a-z…]+)+$/;

/** Whether a text is a name for programs, such as a key of what is stored in the browser, or several of them. */
export const isName = (key: string, text: string): boolean =>
  /(^|\.)(id|language|formats)$/.test(key) || text.split(', ').every((part) => name.test(part));

/** Returns the keys that a language needs: those of English, with the language's own plural forms. */
const neededKeys = (english: Texts, language: string): Set<string> => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = new Set<string>();
  for (const key of english.keys())
    if (pluralSuffix.test(key) && isPlural(key, english))
      for (const form of forms) keys.add(key.replace(pluralSuffix, `_${form}`));
    else keys.add(key);
  return keys;
};

/** Compares the texts of a language with the English ones. */
export const compareTexts = (english: Texts, texts: Texts, language: string): Comparison => {
  const needed = neededKeys(english, language);
  const wrong: TextProblem[] = [];
  const equal: TextProblem[] = [];
  for (const [key, text] of texts) {
    const source = english.get(key) ?? english.get(key.replace(pluralSuffix, '_other'));
    if (source === undefined || !needed.has(key)) continue;
    // A form for exactly one, such as "one credit", may leave the count out.
    const optional = pluralSuffix.test(key) && isPlural(key, english) ? ['{count}'] : [];
    const [expected, found] = [source, text].map((each) => marksOf(each).filter((mark) => !optional.includes(mark)));
    if (expected?.join(' ') !== found?.join(' '))
      wrong.push({
        key,
        problem: `has ${found?.join(' ') || 'no marks'}, English has ${expected?.join(' ') || 'none'}`,
      });
    if (/'/.test(text)) wrong.push({ key, problem: 'has a straight apostrophe; write ’' });
    if (/"/.test(text)) wrong.push({ key, problem: 'has a straight quotation mark' });
    if (/^\s|\s$| {2}/.test(text) && !/^\s|\s$/.test(source)) wrong.push({ key, problem: 'has a space too many' });
    if (text === source && hasWords(text) && !isName(key, text)) equal.push({ key, problem: text });
  }
  return {
    needed: needed.size,
    translated: [...needed].filter((key) => texts.has(key)).length,
    missing: [...needed].filter((key) => !texts.has(key)).map((key) => ({ key, problem: english.get(key) ?? '' })),
    unused: [...texts.keys()]
      // i18next uses `_zero` for none in every language.
      .filter((key) => !needed.has(key) && !(key.endsWith('_zero') && isPlural(key, english)))
      .map((key) => ({ key, problem: 'English lacks this key' })),
    wrong,
    equal,
  };
};
