import type { Language } from '@pairwise/contracts';

/**
 * The name of each language in itself. A list, because `Intl.DisplayNames` needs 10 ms for each language that it has not named
 * before, and the frame of every page names several.
 */
export const ownNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
  nb: 'Norsk bokmål',
  it: 'Italiano',
  es: 'Español',
  fr: 'Français',
  da: 'Dansk',
  fi: 'Suomi',
};
