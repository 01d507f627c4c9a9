import { languages } from '@pairwise/contracts/languages';

import type { Step } from '../../test/step.ts';
import { obtainSpelling } from '../../test/system-packages.ts';
import { root } from '../../workspace.ts';
import { checkSpelling } from './check-spelling.ts';
import { readKnownWords } from './known-words.ts';

/** Checks the spelling of every text that members read, in all languages (LANG-01). */
export const spellingStep: Step = {
  name: 'spelling',
  lane: 'code',
  prepare: obtainSpelling,
  run: async () => {
    const enchant = await obtainSpelling();
    if ('missing' in enchant) return { state: 'not run', detail: enchant.missing };
    const problems: string[] = [];
    const refused = new Set<string>();
    let words = 0;
    for (const language of languages) {
      const spelling = await checkSpelling(root, language, enchant.path);
      words += spelling.words;
      for (const word of spelling.refused) refused.add(word);
      problems.push(
        ...spelling.unknown.map((problem) => `unknown word: ${problem}`),
        ...spelling.unneeded.map((word) => `not needed in the known words of ${language}: ${word}`),
      );
    }
    const { all } = readKnownWords('en');
    problems.push(...all.filter((word) => !refused.has(word)).map((word) => `not needed in any language: ${word}`));
    return problems.length > 0
      ? { state: 'failed', output: `${problems.join('\n')}\n` }
      : { state: 'passed', detail: `${words} words of ${languages.length} languages` };
  },
};
