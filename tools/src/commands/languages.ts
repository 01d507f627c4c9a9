/** `npm run languages`: prints the state of every language, and of one language each problem. */
import { languages } from '@pairwise/contracts/languages';
import { defineCommand } from '@pairwise/command-line';

import { checkLanguage, problemsOf } from '../languages/check-languages.ts';
import { runScript } from '../run-command.ts';
import { root } from '../workspace.ts';

const summary = 'Compares the texts of every language with the English ones.';

const columns = ['language', 'keys', 'translated', 'missing', 'unused', 'wrong', 'English', 'problems'];
const WIDTH = 12;

const row = (cells: readonly (string | number)[]): string => cells.map((cell) => String(cell).padEnd(WIDTH)).join('');

const checkCommand = defineCommand({
  name: '',
  summary,
  run: async () => {
    console.log(row(columns));
    const problems: string[] = [];
    for (const language of languages.filter((each) => each !== 'en')) {
      const state = await checkLanguage(root, language);
      const found = problemsOf(state);
      const { keys, translated, missing, unused, wrong, english } = state;
      const counts = [missing, unused, wrong, english, found].map(({ length }) => length);
      console.log(row([language, keys, translated, ...counts]));
      problems.push(...found);
    }
    for (const problem of problems) console.log(problem);
    return problems.length > 0 ? 1 : 0;
  },
});

await runScript({ name: 'languages', summary, commands: [checkCommand] });
