import { type Language, languageCookie, pageLocale } from '@pairwise/contracts';
import { useSyncExternalStore } from 'react';

import { currentCountry, setFormatCountry } from './format.ts';
import { i18n, keepAsFallback } from './instance.ts';

type Prepare = (language: Language) => Promise<unknown>;

/** How long a change of language waits for texts, in milliseconds. Later texts are shown when they arrive. */
const prepareDeadlineMs = 4000;

const preparers = new Set<Prepare>();
let latestSwitch = 0;

/** Registers a loader that runs before a change of language shows. Returns a function that removes it. */
export const onPrepareLanguage = (load: Prepare): (() => void) => {
  preparers.add(load);
  return () => preparers.delete(load);
};

// `init` gets a Language and only `setLanguage` calls `changeLanguage`, so the value is always a Language.
export const currentLanguage = (): Language => i18n.language as Language;

const subscribe = (changed: () => void) => {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage);

const keepInCookie = (language: Language): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const { name, maxAgeSeconds } = languageCookie;
  document.cookie = `${name}=${language}; max-age=${maxAgeSeconds}; path=/; samesite=lax${secure}`;
};

/** Loads the texts of a language, at most until the deadline. */
const prepare = async (language: Language): Promise<void> => {
  const prepared = Promise.allSettled([...preparers].map(async (load) => load(language)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise((resolve) => {
    timer = setTimeout(resolve, prepareDeadlineMs);
  });
  await Promise.race([prepared, deadline]);
  clearTimeout(timer);
};

/**
 * Changes the language and keeps the choice in a cookie. First all registered loaders load the new texts, then the
 * whole page changes in one step, so that it never mixes languages (LANG-06). Of two quick changes, the later one
 * applies.
 */
export const setLanguage = async (language: Language): Promise<void> => {
  const mine = ++latestSwitch;
  keepInCookie(language);
  if (language === currentLanguage()) return;
  await prepare(language);
  if (mine !== latestSwitch) return;
  keepAsFallback(currentLanguage());
  document.documentElement.lang = pageLocale(language, currentCountry());
  await i18n.changeLanguage(language);
};

/** Changes the country of the page after a login or a move: the formats, and the words of American English. */
export const setCountry = async (country: string): Promise<void> => {
  if (!setFormatCountry(country)) return;
  await prepare(currentLanguage());
  document.documentElement.lang = pageLocale(currentLanguage(), currentCountry());
  // Every screen renders again, as after a change of language.
  await i18n.changeLanguage(currentLanguage());
};
