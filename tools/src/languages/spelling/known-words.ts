import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Words that dictionaries lack, in lower case. */
export interface KnownWords {
  /** Words of every language. */
  all: readonly string[];
  /** Words of one language. */
  own: readonly string[];
}

/** Parses a list: a word on each line, sorted, with a comment after `#` where a word needs a reason. */
export const parseList = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);

const readList = (name: string): string[] => {
  const file = path.join(import.meta.dirname, 'known-words', `${name}.txt`);
  return existsSync(file) ? parseList(readFileSync(file, 'utf8')) : [];
};

export const readKnownWords = (language: string): KnownWords => ({
  all: readList('all'),
  own: readList(language),
});
