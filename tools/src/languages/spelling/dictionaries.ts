import { globSync } from 'node:fs';

import type { Language } from '@pairwise/contracts/languages';

interface Dictionary {
  /** As enchant-2 names it. */
  name: string;
  /** Its Debian package. */
  package: string;
  /** A file of the package. */
  file: string;
  /** A word of the language, and the same word with a mistake. Tests check that only the second one is refused. */
  words: readonly [right: string, wrong: string];
}

const hunspell = (name: string, from: string, ...words: Dictionary['words']): Dictionary => ({
  name,
  package: from,
  file: `/usr/share/hunspell/${name}.dic`,
  words,
});

/** The dictionary of each language: Voikko's for Finnish, Hunspell's for all others. */
export const dictionaries: Readonly<Record<Language, Dictionary>> = {
  en: hunspell('en_GB', 'hunspell-en-gb', 'conversation', 'conversaton'),
  de: hunspell('de_DE', 'hunspell-de-de', 'Unterhaltung', 'Unterhaltng'),
  nl: hunspell('nl', 'hunspell-nl', 'gesprek', 'gesperk'),
  pl: hunspell('pl_PL', 'hunspell-pl', 'rozmowa', 'rozmowwa'),
  sv: hunspell('sv_SE', 'hunspell-sv', 'samtal', 'samtall'),
  nb: hunspell('nb_NO', 'hunspell-no', 'samtale', 'samtalle'),
  it: hunspell('it_IT', 'hunspell-it', 'conversazione', 'conversazzione'),
  es: hunspell('es_ES', 'hunspell-es', 'conversación', 'conversacion'),
  fr: hunspell('fr', 'hunspell-fr', 'conversation', 'convérsation'),
  da: hunspell('da_DK', 'hunspell-da', 'samtale', 'samtallee'),
  fi: {
    name: 'fi_FI',
    package: 'voikko-fi',
    file: '/usr/lib/voikko/5/mor-standard/index.txt',
    words: ['keskustelu', 'keskustellu'],
  },
};

const program = '/usr/bin/enchant-2';
/** The module that reads Voikko's dictionary. The name of its folder depends on the processor. */
const voikko = '/usr/lib/*/enchant-2/enchant_voikko.so';

/** The Debian packages of the spell checker and its dictionaries. */
export const spellingPackages: readonly string[] = [
  'enchant-2',
  'libenchant-2-voikko',
  ...Object.values(dictionaries).map((each) => each.package),
];

const exists = (pattern: string): boolean => globSync(pattern).length > 0;

/** Returns the path of enchant-2 when it, its module for Voikko and all dictionaries are installed. */
export const findSpelling = (isInstalled = exists): string | undefined =>
  [program, voikko, ...Object.values(dictionaries).map(({ file }) => file)].every((file) => isInstalled(file))
    ? program
    : undefined;
