import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type Language, languages } from '@pairwise/contracts/languages';

const root = join(import.meta.dirname, '../../..');

/** English texts that pages load: each file becomes a chunk of its own, as its siblings in other languages do. */
const patterns = ['shell/src/language/texts/en.ts', 'mf-*/messages/en.ts', 'mf-landers/src/pages/*/texts/en.ts'];

/** The texts of one file by their path in its export, such as `search.title` or `sections.0.title`. */
export type Texts = ReadonlyMap<string, string>;

/** The texts of a file in every language. */
export type TextFile = ReadonlyMap<Language, Texts>;

const flatten = (value: unknown, path: string, texts: Map<string, string>): void => {
  if (typeof value === 'string') texts.set(path, value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) flatten(inner, path === '' ? key : `${path}.${key}`, texts);
};

const readFile = async (english: string, language: Language): Promise<Texts> => {
  const address = pathToFileURL(join(root, english.replace(/en\.ts$/, `${language}.ts`))).href;
  const texts = new Map<string, string>();
  // The cast is true of any module; `flatten` checks what it has.
  const module = (await import(address)) as { default: unknown };
  flatten(module.default, '', texts);
  return texts;
};

/** Reads the texts that the browser shows, in every language. */
export const readAllTexts = async (): Promise<TextFile[]> =>
  Promise.all(
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .map(
        async (file) =>
          new Map(await Promise.all(languages.map(async (each) => [each, await readFile(file, each)] as const))),
      ),
  );
