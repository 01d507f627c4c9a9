import { execFileSync } from 'node:child_process';

import type { Language } from '@pairwise/contracts/languages';

import { isName } from '../compare-texts.ts';
import { englishFiles, fileOf, readTexts } from '../read-texts.ts';
import { dictionaries } from './dictionaries.ts';
import { type KnownWords, readKnownWords } from './known-words.ts';
import { wordsOf } from './words-of.ts';

export interface Spelling {
  /** How many different words were checked. */
  words: number;
  /** Words that the dictionary lacks, in lower case. */
  refused: ReadonlySet<string>;
  /** Words that neither the dictionary nor the lists have, each with the first text that has it and the list for it. */
  unknown: string[];
  /** Words of the language's own list that the dictionary accepts, or that no text has. */
  unneeded: string[];
}

/** A word that every dictionary must refuse, or it checks nothing. */
const CONTROL = 'xqwzrtk';

/** Returns the words of all texts of a language, each with the first text that has it. */
const placesOfWords = async (root: string, language: Language): Promise<Map<string, string>> => {
  const places = new Map<string, string>();
  const seen = new Set<object>();
  for (const english of englishFiles(root)) {
    const file = fileOf(english, language);
    for (const [key, text] of (await readTexts(root, file, seen)) ?? [])
      if (!isName(key, text))
        for (const word of wordsOf(text)) if (!places.has(word)) places.set(word, `${file} ${key}`);
  }
  return places;
};

/**
 * Reads the words that enchant-2 has printed: those that the language's dictionary lacks.
 * @throws {Error} when the word that every dictionary must refuse is not among them
 */
export const readRefused = (output: string, language: Language): Set<string> => {
  const refused = new Set(output.split('\n').filter(Boolean));
  if (!refused.delete(CONTROL)) throw new Error(`The dictionary of ${language} accepts every word.`);
  return refused;
};

/**
 * Returns those of `words` that the language's dictionary lacks. It splits some words, so that a result may be a part of
 * a word: `dell` of `dell'ordine`.
 * @throws {Error} when the dictionary is missing or refuses nothing
 */
export const refusedWords = (enchant: string, language: Language, words: readonly string[]): Set<string> => {
  const output = execFileSync(enchant, ['-l', '-d', dictionaries[language].name], {
    input: `${[...words, CONTROL].join('\n')}\n`,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    maxBuffer: 1 << 24,
  });
  return readRefused(output, language);
};

/** Returns the first text that has a refused word, with the word; for a part of a word also with the whole one. */
const describeWord = (places: ReadonlyMap<string, string>, word: string): string => {
  const place = places.get(word);
  if (place !== undefined) return `${place}: ${word}`;
  const [whole, first] = [...places].find(([each]) => each.split(/['-]/).includes(word)) ?? [];
  return `${first ?? 'in no text'}: ${word}${whole === undefined ? '' : ` (in ${whole})`}`;
};

/**
 * Compares the words that a dictionary refused with the known words.
 * @param places the words of all texts, each with the first text that has it
 */
export const compareWithKnown = (
  places: ReadonlyMap<string, string>,
  refused: ReadonlySet<string>,
  { all, own, file }: KnownWords,
): Pick<Spelling, 'refused' | 'unknown' | 'unneeded'> => {
  const known = new Set([...all, ...own]);
  const inLowerCase = new Set([...refused].map((word) => word.toLowerCase()));
  return {
    refused: inLowerCase,
    unknown: [...refused]
      .filter((word) => !known.has(word.toLowerCase()))
      .map((word) => `${describeWord(places, word)}. If it is right, add the line ${word.toLowerCase()} to ${file}`)
      .sort(),
    unneeded: own.filter((word) => !inLowerCase.has(word) || all.includes(word)),
  };
};

/**
 * Checks the spelling of all texts of a language.
 * @param enchant the program `enchant-2`
 */
export const checkSpelling = async (root: string, language: Language, enchant: string): Promise<Spelling> => {
  const places = await placesOfWords(root, language);
  const refused = refusedWords(enchant, language, [...places.keys()]);
  return { words: places.size, ...compareWithKnown(places, refused, readKnownWords(language)) };
};
