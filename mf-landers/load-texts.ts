import { join } from 'node:path';

import { type Language, languages } from '@pairwise/contracts/languages';

/**
 * Loads what a file of each language exports. For Node.js only: webpack would put all languages into one file.
 * @param beginning of the file's path in this package: `messages/index/` for `messages/index/nl.ts`
 * @param name of the export
 */
export const loadTexts = async <Texts>(beginning: string, name: string): Promise<Record<Language, Texts>> => {
  const entries = await Promise.all(
    languages.map(async (language) => {
      // The cast is true because the files of a folder have one shape, which the compiler checks where screens load them.
      const module = (await import(join(import.meta.dirname, `${beginning}${language}.ts`))) as Record<string, Texts>;
      return [language, module[name]] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<Language, Texts>;
};
