import { existsSync } from 'node:fs';

import type { Language } from '@pairwise/contracts/languages';

interface Dictionary {
  /** As enchant-2 names it. */
  name: string;
  /** Its Debian package. */
  package: string;
  /** A file of the package. */
  file: string;
}

const hunspell = (name: string, from: string): Dictionary => ({
  name,
  package: from,
  file: `/usr/share/hunspell/${name}.dic`,
});

/** The dictionary of each language: Voikko's for Finnish, Hunspell's for all others. */
export const dictionaries: Readonly<Record<Language, Dictionary>> = {
  en: hunspell('en_GB', 'hunspell-en-gb'),
  de: hunspell('de_DE', 'hunspell-de-de'),
  nl: hunspell('nl', 'hunspell-nl'),
  pl: hunspell('pl_PL', 'hunspell-pl'),
  sv: hunspell('sv_SE', 'hunspell-sv'),
  nb: hunspell('nb_NO', 'hunspell-no'),
  it: hunspell('it_IT', 'hunspell-it'),
  es: hunspell('es_ES', 'hunspell-es'),
  fr: hunspell('fr', 'hunspell-fr'),
  da: hunspell('da_DK', 'hunspell-da'),
  fi: { name: 'fi_FI', package: 'voikko-fi', file: '/usr/lib/voikko/5/mor-standard/index.txt' },
};

const program = '/usr/bin/enchant-2';

/** The Debian packages of the spell checker and its dictionaries. */
export const spellingPackages: readonly string[] = [
  'enchant-2',
  'libenchant-2-voikko',
  ...Object.values(dictionaries).map((each) => each.package),
];

/** Returns the path of enchant-2 when it and all dictionaries are installed. */
export const findSpelling = (): string | undefined =>
  [program, ...Object.values(dictionaries).map(({ file }) => file)].every((file) => existsSync(file))
    ? program
    : undefined;
