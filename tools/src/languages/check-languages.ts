import { isAllowed, unneededWords } from './allowed-words.ts';
import { compareTexts, type TextProblem } from './compare-texts.ts';
import { englishFiles, fileOf, readTexts, type Texts } from './read-texts.ts';

/** The state of one language. */
export interface LanguageState {
  language: string;
  /** Texts that the language needs, each plural form counted. */
  keys: number;
  translated: number;
  missing: string[];
  /** Keys that English lacks. */
  unused: string[];
  /** Placeholders, tags and characters that are not as they must be. */
  wrong: string[];
  /** Texts that are still English. */
  english: string[];
  /** Allowed words that no text needs. */
  unneeded: string[];
  /** All texts that are equal to the English ones, also those that may be. */
  equal: ReadonlySet<string>;
}

const problemKinds = ['missing', 'unused', 'wrong', 'english', 'unneeded'] as const;

/** Returns everything that is wrong with a language, a line each. */
export const problemsOf = (state: LanguageState): string[] =>
  problemKinds.flatMap((kind) => state[kind].map((problem) => `${kind}: ${problem}`));

/** Compares all texts that members read with the English ones. */
export const checkLanguage = async (root: string, language: string): Promise<LanguageState> => {
  const equalTexts = new Set<string>();
  const state: LanguageState = {
    language,
    keys: 0,
    translated: 0,
    missing: [],
    unused: [],
    wrong: [],
    english: [],
    unneeded: [],
    equal: equalTexts,
  };
  const seen = new Set<object>();
  for (const file of englishFiles(root)) {
    const english = (await readTexts(root, file, seen)) ?? new Map();
    const own = fileOf(file, language);
    const texts: Texts = (await readTexts(root, own, seen)) ?? new Map();
    const { needed, translated, missing, unused, wrong, equal } = compareTexts(english, texts, language);
    const lines = (problems: readonly TextProblem[]): string[] =>
      problems.map(({ key, problem }) => `${own} ${key}: ${problem}`);
    state.keys += needed;
    state.translated += translated;
    state.missing.push(...lines(missing));
    state.unused.push(...lines(unused));
    state.wrong.push(...lines(wrong));
    state.english.push(...lines(equal.filter(({ problem }) => !isAllowed(language, problem))));
    for (const { problem } of equal) equalTexts.add(problem);
  }
  state.unneeded = unneededWords(language, equalTexts);
  return state;
};
