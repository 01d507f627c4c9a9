import { checkoutTree, readText } from '../../docs/tree.ts';
import { remoteFolders } from '../../workspace.ts';
import { englishFiles, readTexts } from '../read-texts.ts';
import { addNames, type CodeNames, joinNames, noNames } from './code-names.ts';
import { arePartsUsed, isKeyUsed } from './is-used.ts';

/** Packages whose texts have keys of `t` in `messages/en.ts`. */
const keyed = ['console', ...remoteFolders(), 'shared/remote', 'shell'];

/** It has the code of every error as a property, so that a code which nothing else has would count as used. */
const catalogue = 'shared/contracts/error-codes.ts';

/** Packages with values that all others use, such as the states of a search for a place. */
const sharedValues = ['shared/contracts', catalogue, 'shared/i18n', 'shared/places', 'shared/ui'];

/** Packages whose code has the error codes, and the names of the rules that are part of some keys of errors. */
const errorPackages = ['api', 'shared/api-client', 'shared/contracts', 'shared/i18n'];

/** Keys that the code has not even in parts, with the reason. */
const allowed: readonly (readonly [keys: RegExp, reason: string])[] = [
  [
    /^(landers|memberLanding)\.\w+\.variants\.\w+\./,
    'the name of a variant is part of the address of an advertisement',
  ],
];

const texts = /(^|\/)(messages|texts|icebreakers)\/(.*\/)?[a-z]{2}\.ts$|\/american-english\.ts$/;
const tests = /\.(test|spec)\.tsx?$|(^|\/)(testing|fixtures)\//;

/** Returns the package of a file. The catalogue of errors counts as one of its own. */
const packageOf = (file: string): string =>
  file === catalogue
    ? file
    : file
        .split('/')
        .slice(0, file.startsWith('shared/') ? 2 : 1)
        .join('/');

const packages = new Set([...keyed, ...sharedValues, ...errorPackages, 'gateway']);

/** Returns the names in the code of every package with texts, without its tests and the texts themselves. */
const readNames = (files: readonly string[]): ((...wanted: readonly string[]) => CodeNames) => {
  const byPackage = new Map<string, CodeNames>();
  for (const file of files) {
    const name = packageOf(file);
    if (!packages.has(name) || !/\.tsx?$/.test(file) || texts.test(file) || tests.test(file)) continue;
    const names = byPackage.get(name) ?? noNames();
    byPackage.set(name, names);
    addNames(names, file, readText(file));
  }
  return (...wanted) => joinNames(wanted.map((name) => byPackage.get(name) ?? noNames()));
};

/** Returns the names in the titles of pages, which read the texts of a remote as an object: `resetPassword.title`. */
const readHeads = (files: readonly string[], name: string): CodeNames => {
  const names = noNames();
  const heads = `${name}/heads.ts`;
  if (files.includes(heads)) addNames(names, heads, readText(heads));
  return names;
};

const pluralForm = /^(.+)_(zero|one|two|few|many|other)$/;

/** Returns the keys as code has them: plural forms have one key, without their suffix. */
export const withoutForms = (keys: Iterable<string>): string[] => {
  const all = new Set(keys);
  return [
    ...new Set(
      [...all].map((key) => (all.has(key.replace(pluralForm, '$1_other')) ? key.replace(pluralForm, '$1') : key)),
    ),
  ];
};

interface KeyUse {
  /** How many English keys there are, plural forms counted once. */
  keys: number;
  /** Keys that no code uses, a line each. */
  unused: string[];
  /** Allowed keys that do not exist, or that code uses. */
  unneeded: string[];
}

/** Finds English keys that no code uses. Reads the code of the checkout and takes seconds. */
export const findUnusedKeys = async (root: string): Promise<KeyUse> => {
  const { files } = checkoutTree();
  const namesOf = readNames(files);
  const seen = new Set<object>();
  const needed = new Set<string>();
  const use: KeyUse = { keys: 0, unused: [], unneeded: [] };
  const check = async (file: string, isUsed: (key: string) => boolean): Promise<void> => {
    const keys = withoutForms([...((await readTexts(root, file, seen)) ?? new Map<string, string>()).keys()]);
    for (const key of keys.map((each) => each.replace(/^default\./, ''))) {
      use.keys += 1;
      if (isUsed(key)) continue;
      const [, reason] = allowed.find(([pattern]) => pattern.test(key)) ?? [];
      if (reason === undefined) use.unused.push(`${file} ${key}: no code uses this text`);
      else needed.add(reason);
    }
  };

  for (const name of keyed) {
    const [own, values, heads] = [namesOf(name), namesOf(name, ...sharedValues), readHeads(files, name)];
    await check(`${name}/messages/en.ts`, (key) => isKeyUsed(key, own, values) || heads.chains.has(key));
  }
  const errors = namesOf(...errorPackages);
  await check('shared/i18n/messages/en.ts', (key) => arePartsUsed(key, errors));
  // What is left are objects that code reads by their properties.
  for (const file of englishFiles(root)) {
    const names = namesOf(packageOf(file), ...sharedValues);
    await check(file, (key) => arePartsUsed(key, names));
  }
  use.unneeded = allowed.flatMap(([, reason]) => (needed.has(reason) ? [] : [`no key needs: ${reason}`]));
  return use;
};
