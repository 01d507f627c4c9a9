import { checkoutTree, readText } from '../tree.ts';
import { type Finding, findBannedWords } from './find-banned-words.ts';

/** The words themselves, with examples, are in the files of this check. */
const ownFolder = 'tools/src/docs/language/';

/** Finds the banned words in all files of the checkout, or in those below the given folders. */
export const checkoutFindings = (folders: readonly string[] = []): Finding[] =>
  checkoutTree()
    .files.filter((file) => !file.startsWith(ownFolder))
    .filter((file) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)))
    .flatMap((file) => findBannedWords(file, readText(file)));
