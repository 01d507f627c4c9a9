import { join } from 'node:path';

import type { Remote } from '@pairwise/contracts/remote';

import { remoteFolders } from '../../workspace.ts';
import { isName } from '../compare-texts.ts';
import { englishFiles, readTexts, type Texts, textsOf } from '../read-texts.ts';
import { britishWordsIn } from './british-words.ts';

export interface AmericanState {
  /** Texts that a member in the United States may read. */
  keys: number;
  /** Texts that are another in American English. */
  replaced: number;
  problems: string[];
}

/**
 * English texts without an American form: the payment sandbox has one English page, and the catalogue's text of a failed
 * payment is specified letter for letter.
 */
const exceptions: readonly string[] = ['api/payment-sandbox/', 'shared/i18n/messages/en.ts default.payment_failed'];

/**
 * Compares the texts of a remote with those that replace them in American English (decisions L-2).
 * @param name where the texts are, for the problems
 */
export const compareAmerican = (name: string, english: Texts, american: Texts): string[] => {
  const wrong = (key: string, problem: string): string => `${name} ${key}: ${problem}`;
  return [
    ...[...new Map([...english, ...american])].flatMap(([key, text]) =>
      (isName(key, text) ? [] : britishWordsIn(text)).map((words) => wrong(key, words)),
    ),
    ...[...american]
      .filter(([key, text]) => english.get(key) === text)
      .map(([key]) => wrong(key, 'is the same text in both')),
  ];
};

const loadRemote = async (root: string, folder: string): Promise<Remote> =>
  // The cast is true: every remote exports its definition (shared/webpack/README.md).
  ((await import(join(root, folder, 'remote.ts'))) as { remote: Remote }).remote;

/** Checks that every British word of the English texts has an American counterpart in the United States (decisions L-2). */
export const checkAmerican = async (root: string): Promise<AmericanState> => {
  const state: AmericanState = { keys: 0, replaced: 0, problems: [] };
  const add = (name: string, english: Texts, american: Texts): void => {
    state.keys += english.size;
    state.replaced += american.size;
    state.problems.push(...compareAmerican(name, english, american));
  };
  const seen = new Set<object>();
  for (const folder of remoteFolders()) {
    const { messages, americanEnglish } = await loadRemote(root, folder);
    const english = textsOf((await messages.en()).default, seen);
    add(`${folder}/messages`, english, textsOf((await americanEnglish?.())?.default, new Set()));
  }
  // Other texts, such as those of mails and of the pages that the build renders, are the same in every country.
  for (const file of englishFiles(root)) add(file, (await readTexts(root, file, seen)) ?? new Map(), new Map());
  state.problems = state.problems.filter((problem) => !exceptions.some((each) => problem.startsWith(each)));
  return state;
};
