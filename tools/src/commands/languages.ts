/** `npm run languages`: prints the state of every language, and of one language each problem. */
import { languages } from '@pairwise/contracts/languages';
import { defineCommand } from '@pairwise/command-line';

import { checkAmerican } from '../languages/american/check-american.ts';
import { checkLanguage, problemsOf } from '../languages/check-languages.ts';
import { checkSpelling } from '../languages/spelling/check-spelling.ts';
import { findSpelling, spellingPackages } from '../languages/spelling/dictionaries.ts';
import { findUnusedKeys } from '../languages/unused/unused-keys.ts';
import { runScript } from '../run-command.ts';
import { root } from '../workspace.ts';

const summary =
  'Compares the texts of every language with the English ones, checks their spelling, and finds unused ones.';

const columns = ['language', 'keys', 'translated', 'missing', 'unused', 'wrong', 'English', 'spelling', 'problems'];
const WIDTH = 12;

const row = (cells: readonly (string | number)[]): string => cells.map((cell) => String(cell).padEnd(WIDTH)).join('');

const checkCommand = defineCommand({
  name: '',
  summary,
  run: async () => {
    const enchant = findSpelling();
    if (enchant === undefined) {
      console.log(`Spelling is not checked: install Debian's ${spellingPackages.join(' ')}.`);
    }
    console.log(row(columns));
    const problems: string[] = [];
    for (const language of languages.filter((each) => each !== 'en')) {
      const state = await checkLanguage(root, language);
      const unknown = enchant === undefined ? [] : (await checkSpelling(root, language, enchant)).unknown;
      const found = [...problemsOf(state), ...unknown.map((problem) => `unknown word: ${problem}`)];
      const { keys, translated, missing, unused, wrong, english } = state;
      const counts = [missing, unused, wrong, english].map(({ length }) => length);
      console.log(
        row([language, keys, translated, ...counts, enchant === undefined ? '–' : unknown.length, found.length]),
      );
      problems.push(...found);
    }
    const american = await checkAmerican(root);
    problems.push(...american.problems);
    console.log(
      `American English replaces ${american.replaced} of ${american.keys} texts, with ${american.problems.length} problems.`,
    );
    const english = await findUnusedKeys(root);
    console.log(`Of ${english.keys} English texts, no code uses ${english.unused.length}.`);
    problems.push(...english.unused, ...english.unneeded);
    for (const problem of problems) console.log(problem);
    return problems.length > 0 ? 1 : 0;
  },
});

await runScript({ name: 'languages', summary, commands: [checkCommand] });
