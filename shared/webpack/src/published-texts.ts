import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import {
  type PublishedTextLanguage,
  publishedTextLanguages,
  type PublishedTexts,
} from '@pairwise/contracts/published-texts';

import { readManifest } from './workspace.ts';

/** Where a package has texts outside `messages`: a folder of this name with one file for each language. */
const TEXTS_FOLDER = 'texts';

const fileOf = (language: PublishedTextLanguage): string =>
  language === 'en-US' ? 'american-english.ts' : `${language}.ts`;

/** Returns the folders `texts` below a folder, sorted. */
const textsFolders = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => path.join(folder, name))
        .flatMap((found) => (path.basename(found) === TEXTS_FOLDER ? [found] : textsFolders(found)))
        .sort()
    : [];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Returns the texts below a value by dotted key.
 * @param seen objects whose texts are listed under another key already; those of this value are added
 */
const flatten = (value: unknown, key: string, seen: Set<object>): [string, string][] => {
  if (typeof value === 'string') return [[key, value]];
  if (!isObject(value) || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key === '' ? name : `${key}.${name}`, seen));
};

/** Returns the exports of a module; of a single export that export itself. */
const importTexts = async (file: string): Promise<unknown> => {
  if (!existsSync(file)) return undefined;
  // Without a query, because objects are compared by identity across files that import each other.
  const module: unknown = await import(pathToFileURL(file).href);
  const values = isObject(module) ? Object.values(module) : [];
  return values.length === 1 ? values[0] : { ...(isObject(module) && module) };
};

const readLanguage = async (
  [own = '', ...others]: readonly string[],
  language: PublishedTextLanguage,
): Promise<Record<string, string>> => {
  const file = fileOf(language);
  const seen = new Set<object>();
  const texts = flatten(await importTexts(path.join(own, 'messages', file)), '', seen);
  const source = path.join(own, 'src');
  for (const folder of textsFolders(source)) {
    const key = path.relative(source, path.dirname(folder)).replaceAll(path.sep, '.');
    texts.push(...flatten(await importTexts(path.join(folder, file)), key, seen));
  }
  for (const other of others) {
    texts.push(...flatten(await importTexts(path.join(other, 'messages', file)), readManifest(other).name, seen));
  }
  return Object.fromEntries(texts.sort(([one], [next]) => (one < next ? -1 : 1)));
};

/**
 * Returns the texts of a build by language and key, so that two versions can be compared: those of `messages/`, those of
 * the folders `texts` below `src/`, and those of the packages that the build contains, under the names of these packages.
 * @param folders the folder of the deployable, then those of the packages
 */
export const publishedTexts = async (folders: readonly string[]): Promise<PublishedTexts> => {
  const published: PublishedTexts = {};
  for (const language of publishedTextLanguages) {
    const texts = await readLanguage(folders, language);
    if (Object.keys(texts).length > 0) published[language] = texts;
  }
  return published;
};
