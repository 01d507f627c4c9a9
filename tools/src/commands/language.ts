/** `npm run language -- pt`: adds the files of one more language (docs/how-to/add-a-language.md). */
import { defineCommand } from '@pairwise/command-line';

import { addLanguage } from '../add-language/index.ts';
import { runScript } from '../run-command.ts';
import { root } from '../workspace.ts';

const summary = 'Adds one more language to the product, with English texts to translate.';

const addCommand = defineCommand({
  name: '',
  summary,
  positionals: { language: { summary: 'The two-letter code of the language, such as pt.' } },
  run: async ({ positionals: { language } }) => {
    const { texts, sources } = addLanguage(root, language);
    console.log(`Translate these ${texts.length} files; their texts are English now:`);
    for (const file of texts) console.log(`  ${file}`);
    console.log(`Changed ${sources.length} files:`);
    for (const file of sources) console.log(`  ${file}`);
    return 0;
  },
});

await runScript({ name: 'language', summary, commands: [addCommand] });
