import { type Language, languageCookie } from '@pairwise/contracts';
import { useSyncExternalStore } from 'react';

import { i18n, keepAsFallback } from './instance.ts';

type Prepare = (language: Language) => Promise<unknown>;

/** How long a change of language waits for texts, in milliseconds. Later texts are shown when they arrive. */
const prepareDeadlineMs = 4000;

const preparers = new Set<Prepare>();
let latestSwitch = 0;

/** Registers a loader that runs before a change of language shows. Returns a function that removes it. */
export const onPrepareLanguage = (prepare: Prepare): (() => void) => {
  preparers.add(prepare);
  return () => preparers.delete(prepare);
};

// `init` gets a Language and only `setLanguage` calls `changeLanguage`, so the value is always a Language.
export const currentLanguage = (): Language => i18n.language as Language;

const subscribe = (changed: () => void) => {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);

const keepInCookie = (language: Language): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const { name, maxAgeSeconds } = languageCookie;
  document.cookie = `${name}=${language}; max-age=${maxAgeSeconds}; path=/; samesite=lax${secure}`;
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
  const prepared = Promise.allSettled([...preparers].map(async (prepare) => prepare(language)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise((resolve) => {
    timer = setTimeout(resolve, prepareDeadlineMs);
  });
  await Promise.race([prepared, deadline]);
  clearTimeout(timer);
  if (mine !== latestSwitch) return;
  keepAsFallback(currentLanguage());
  document.documentElement.lang = language;
  await i18n.changeLanguage(language);
};
