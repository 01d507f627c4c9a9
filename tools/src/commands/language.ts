/** `npm run language -- fr`: makes room for one more language (docs/how-to/add-a-language.md). */
import { addLanguage } from '../add-language/index.ts';
import { runCommand } from '../run-command.ts';
import { PlainError } from '../settings.ts';
import { root } from '../workspace.ts';

await runCommand(async () => {
  const [language, ...rest] = process.argv.slice(2);
  if (language === undefined || rest.length > 0) throw new PlainError('npm run language -- fr');
  const { texts, sources } = addLanguage(root, language);
  console.log(`In English until you translate them, ${texts.length} files:`);
  for (const file of texts) console.log(`  ${file}`);
  console.log(`Changed, ${sources.length} files:`);
  for (const file of sources) console.log(`  ${file}`);
  return 0;
});
