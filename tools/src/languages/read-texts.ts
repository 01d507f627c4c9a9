import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The texts of one file by their place in it, such as `chat.online.now` or `chat.lines.2`. */
export type Texts = ReadonlyMap<string, string>;

/**
 * Puts every string of a value into `texts`, below `path`, without the objects in `of`, which are another file's, and
 * without the names of controls between the texts of a page.
 */
const flatten = (value: unknown, path: string, texts: Map<string, string>, of: Set<object>): void => {
  if (typeof value === 'string') texts.set(path, value);
  if (value === null || typeof value !== 'object' || of.has(value)) return;
  of.add(value);
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'control') flatten(inner, path === '' ? key : `${path}.${key}`, texts, of);
  }
};

/** Returns the texts of a value, without the objects in `of`, to which it adds its own. */
export const textsOf = (value: unknown, of: Set<object>): Texts => {
  const texts = new Map<string, string>();
  flatten(value, '', texts, of);
  return texts;
};

/** Returns the files with English texts that members read, relative to the root. The console is for teams. */
export const englishFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\0')
    .filter((file) => /(^|\/)(messages|texts|icebreakers)\/(.*\/)?en\.ts$/.test(file))
    .filter((file) => !file.startsWith('console/') && !file.includes('/fixtures/'))
    // Each language has other names of regions than English has: `region-names.test.ts` checks them.
    .filter((file) => !file.includes('/messages/regions/'))
    // A file that only collects the texts of others has none of its own.
    .filter((file) => /['"`]/.test(readFileSync(join(root, file), 'utf8').replaceAll(/^import .*$/gm, '')))
    // The others first: a file that collects some of them comes after them.
    .sort((a, b) => b.split('/').length - a.split('/').length || a.localeCompare(b));

/** Returns the file of another language beside an English one. */
export const fileOf = (english: string, language: string): string => english.replace(/en\.ts$/, `${language}.ts`);

/**
 * Returns the texts of a file.
 * @param of the objects of files that were read before; those of this file are added
 * @returns undefined when there is no such file
 */
export const readTexts = async (root: string, file: string, of: Set<object>): Promise<Texts | undefined> => {
  if (!existsSync(join(root, file))) return undefined;
  const texts = new Map<string, string>();
  const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
  // Some files name their texts by the language, which is another name in each file.
  for (const [name, value] of Object.entries(exported)) flatten(value, /^[a-z]{2}$/.test(name) ? '' : name, texts, of);
  return texts;
};
