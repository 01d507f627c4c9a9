import { languages } from '@pairwise/contracts/languages';

import { refusedWords } from './check-spelling.ts';
import { findSpelling } from './dictionaries.ts';

const enchant = findSpelling();
// `npm test` installs the dictionaries where it may, and says in its step "spelling" when it could not.
const withDictionaries = enchant === undefined ? describe.skip : describe;

/** A word of each language, and the same word with a mistake. */
const words = {
  en: ['conversation', 'conversaton'],
  de: ['Unterhaltung', 'Unterhaltng'],
  nl: ['gesprek', 'gesperk'],
  pl: ['rozmowa', 'rozmowwa'],
  sv: ['samtal', 'samtall'],
  nb: ['samtale', 'samtalle'],
  it: ['conversazione', 'conversazzione'],
  es: ['conversación', 'conversacion'],
  fr: ['conversation', 'convérsation'],
  da: ['samtale', 'samtallee'],
  fi: ['keskustelu', 'keskustellu'],
} as const;

withDictionaries('every dictionary', () => {
  test.each(languages)('LANG-01 a mistake is found in %s', (language) => {
    const [right, wrong] = words[language];
    expect([...refusedWords(enchant ?? '', language, [right, wrong])]).toEqual([wrong]);
  });
});
