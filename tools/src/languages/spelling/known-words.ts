import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const readList = (name: string): string[] => {
  const file = path.join(import.meta.dirname, 'known-words', `${name}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
};

/** Words that dictionaries lack: `all` in every language, `own` in one. They are in lower case, sorted, one on each line. */
export const readKnownWords = (language: string): { all: string[]; own: string[] } => ({
  all: readList('all'),
  own: readList(language),
});
