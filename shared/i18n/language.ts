import { type Language, languageCookie } from '@pairwise/contracts';
import { useSyncExternalStore } from 'react';

import { i18n, keepAsFallback } from './instance.ts';

type Prepare = (language: Language) => Promise<unknown>;

/** How long a switch waits for texts, in milliseconds; who is later shows the old language until its texts are there. */
const prepareDeadline = 4000;

const preparers = new Set<Prepare>();
let latestSwitch = 0;

/** Registers what must be loaded before a switch to another language shows. Returns the way to stop. */
export const onPrepareLanguage = (prepare: Prepare): (() => void) => {
  preparers.add(prepare);
  return () => preparers.delete(prepare);
};

// `init` was given a Language and `changeLanguage` is called by `setLanguage` alone, so it can be nothing else.
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
 * Changes the language in two steps: first everybody loads the new texts, then the whole page changes at once, so that
 * no half speaks another language (LANG-06). Of two quick switches the later one counts. The cookie keeps the choice.
 */
export const setLanguage = async (language: Language): Promise<void> => {
  const mine = ++latestSwitch;
  keepInCookie(language);
  if (language === currentLanguage()) return;
  const prepared = Promise.allSettled([...preparers].map(async (prepare) => prepare(language)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise((resolve) => {
    timer = setTimeout(resolve, prepareDeadline);
  });
  await Promise.race([prepared, deadline]);
  clearTimeout(timer);
  if (mine !== latestSwitch) return;
  keepAsFallback(currentLanguage());
  document.documentElement.lang = language;
  await i18n.changeLanguage(language);
};
