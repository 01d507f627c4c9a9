import { defaultLanguage, type Language, languages } from '@pairwise/contracts/languages';
import type { PublishedTexts } from '@pairwise/contracts/published-texts';
import type { RemoteRoute } from '@pairwise/contracts/remote';

/**
 * How many words in lower case a text needs before it counts. Shorter texts and names, such as "Send {gift} for {count}
 * credit" or "Visa, Mastercard, American Express", may be the same in two languages.
 */
const LEAST_WORDS = 3;

/** Parts of a text that no one reads as words: placeholders, tags, targets of links, code and addresses. */
const marks = /\{[^{}]*\}|<[^<>]*>|\]\([^)]*\)|`[^`]*`|\S*(?:\/\/|@)\S+/g;

const isSentence = (text: string): boolean =>
  text
    .replaceAll(marks, ' ')
    .split(/\s+/)
    .filter((word) => /^\p{Ll}{2}/u.test(word)).length >= LEAST_WORDS;

/** Returns the address of the page that has a text, such as `/landers/gallery`, or else the first part of the text's key. */
const placeOf = (key: string, routes: readonly RemoteRoute[]): string => {
  const [first = '', second = ''] = key.split('.');
  const route = routes.find(({ id }) => id === `${first}-${second}`) ?? routes.find(({ id }) => id === first);
  return route ? route.path.replaceAll(/\/:\w+\?/g, '') || '/' : first;
};

/**
 * Finds texts that are still English in other languages: one sentence for each page, with its languages and the key of one
 * text.
 * @param routes those of the version, from which a page's address is known
 */
export const untranslated = (texts: PublishedTexts, routes: readonly RemoteRoute[]): string[] => {
  const sentences = Object.entries(texts[defaultLanguage] ?? {}).filter(([, text]) => isSentence(text));
  const places = new Map<string, { keys: Set<string>; found: Set<Language> }>();
  for (const language of languages) {
    if (language === defaultLanguage) continue;
    for (const [key] of sentences.filter(([each, text]) => texts[language]?.[each] === text)) {
      const place = placeOf(key, routes);
      const { keys, found } = places.get(place) ?? { keys: new Set<string>(), found: new Set<Language>() };
      places.set(place, { keys: keys.add(key), found: found.add(language) });
    }
  }
  return [...places].map(([place, { keys, found }]) => {
    const [example = ''] = keys;
    return `${place} in ${[...found].join(', ')} (${keys.size === 1 ? example : `${keys.size} texts, such as ${example}`})`;
  });
};
