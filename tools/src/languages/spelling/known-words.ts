import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../workspace.ts';

/** Words that dictionaries lack, in lower case. */
export interface KnownWords {
  /** Words of every language. */
  all: readonly string[];
  /** Words of one language. */
  own: readonly string[];
  /** The file with the words of that language, relative to the root. */
  file: string;
}

/** Parses a list: a word on each line, sorted, with a comment after `#` where a word needs a reason. */
export const parseList = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);

const fileOf = (name: string): string => path.join(import.meta.dirname, 'known-words', `${name}.txt`);

const readList = (name: string): string[] => {
  const file = fileOf(name);
  return existsSync(file) ? parseList(readFileSync(file, 'utf8')) : [];
};

export const readKnownWords = (language: string): KnownWords => ({
  all: readList('all'),
  own: readList(language),
  file: path.relative(root, fileOf(language)),
});
