import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { defaultLanguage, type Language, languages } from '@pairwise/contracts/languages';

import { readManifest } from './workspace.ts';

/** Texts of one language, by dotted key. */
export type Texts = ReadonlyMap<string, string>;

const flatten = (value: unknown, key: string): [string, string][] => {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key === '' ? name : `${key}.${name}`));
};

/** Flattens the default export of a messages file to dotted keys. */
export const flattenTexts = (messages: unknown): Texts => new Map(flatten(messages, ''));

const pluralForm = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/;

/** A single text, or a text with plural forms. */
interface Entry {
  forms: Map<string, string>;
  ordinal: boolean;
}

/** Groups texts by key without plural suffix. Only a key with an `_other` form is a plural: others may end in `_one`. */
const entriesOf = (texts: Texts): Map<string, Entry> => {
  const entries = new Map<string, Entry>();
  for (const [key, text] of texts) {
    const [, base = '', ordinal = '', form = ''] = pluralForm.exec(key) ?? [];
    const plural = base !== '' && texts.has(`${base}${ordinal}_other`);
    const name = plural ? `${base}${ordinal}` : key;
    const entry = entries.get(name) ?? { forms: new Map<string, string>(), ordinal: ordinal !== '' };
    entry.forms.set(plural ? form : '', text);
    entries.set(name, entry);
  }
  return entries;
};

/** Returns a text's placeholders: values such as `{name}` and elements such as `<a>`. */
const placeholdersOf = ({ forms }: Entry): Set<string> =>
  new Set(
    [...forms.values()].flatMap((text) =>
      [...text.matchAll(/\{([A-Za-z]\w*)[^{}]*\}|<([A-Za-z0-9]+)\s*\/?>/g)].map(([, value, element]) =>
        value === undefined ? `<${element ?? ''}>` : `{${value}}`,
      ),
    ),
  );

const requiredForms = (language: Language, entry: Entry): string[] =>
  entry.forms.has('')
    ? ['']
    : new Intl.PluralRules(language, {
        type: entry.ordinal ? 'ordinal' : 'cardinal',
      }).resolvedOptions().pluralCategories;

const missingOf = (name: string, wanted: Entry, given: Entry | undefined, language: Language): string[] => {
  if (!given) return [name];
  const forms = requiredForms(language, given).filter((form) => (given.forms.get(form) ?? '').trim() === '');
  const [wantedParts, givenParts] = [placeholdersOf(wanted), placeholdersOf(given)];
  return [
    ...forms.map((form) => (form === '' ? name : `${name}_${form}`)),
    ...[...wantedParts].filter((part) => !givenParts.has(part)).map((part) => `${name} (without ${part})`),
    ...[...givenParts].filter((part) => !wantedParts.has(part)).map((part) => `${name} (${part} is never given)`),
  ];
};

/**
 * Finds what each language lacks compared with the others: whole keys, plural forms of that language, and placeholders
 * that only the default language's text has, or only this one.
 */
export const missingTexts = (
  texts: ReadonlyMap<Language, Texts>,
): { missing: Record<string, string[]>; keys: number } => {
  const entries = new Map(languages.map((language) => [language, entriesOf(texts.get(language) ?? new Map())]));
  const ofLanguage = (language: Language): Map<string, Entry> => entries.get(language) ?? new Map<string, Entry>();
  const wanted = new Map<string, Entry>();
  for (const language of [defaultLanguage, ...languages]) {
    for (const [name, entry] of ofLanguage(language)) if (!wanted.has(name)) wanted.set(name, entry);
  }
  const missing = (language: Language): string[] =>
    [...wanted].flatMap(([name, entry]) => missingOf(name, entry, ofLanguage(language).get(name), language)).sort();
  return {
    missing: Object.fromEntries(languages.map((language) => [language, missing(language)])),
    keys: wanted.size,
  };
};

/**
 * Reads `messages/<language>.ts` of each folder that has one. The keys of all folders but the first are prefixed with the
 * name of their package.
 */
export const readTexts = async (folders: readonly string[], language: Language, version: string): Promise<Texts> => {
  const texts = await Promise.all(
    folders.map(async (folder, index): Promise<[string, string][]> => {
      const file = path.join(folder, 'messages', `${language}.ts`);
      if (!existsSync(file)) return [];
      const module: unknown = await import(`${pathToFileURL(file).href}?version=${version}`);
      const messages: unknown = typeof module === 'object' && module && 'default' in module ? module.default : {};
      return flatten(messages, index === 0 ? '' : readManifest(folder).name);
    }),
  );
  return new Map(texts.flat());
};
