import { defaultLanguage, type Language, pageLocale } from '@pairwise/contracts';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { setFormatCountry } from './format.ts';

/** The page's only i18next instance. Only this package uses it. */
export const i18n = createInstance();

let previousLanguage: Language | undefined;

/** Sets the language that is shown where texts of the current language are missing. */
export const keepAsFallback = (language: Language): void => {
  previousLanguage = language;
};

export interface I18nStart {
  language: Language;
  /** The visitor's country: English is written the American way in the US (decisions L-2). */
  country?: string;
}

void i18n.use(initReactI18next).init({
  lng: defaultLanguage,
  // A remote whose texts are late or missing keeps showing the previous language.
  fallbackLng: () => (previousLanguage ? [previousLanguage] : []),
  resources: {},
  ns: [],
  // Without this option, i18next is ready only in the next task.
  initAsync: false,
  // Values are written `{name}`, as in the error catalogue. React escapes what it renders.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  react: { useSuspense: false, bindI18nStore: 'added' },
  saveMissing: true,
  // oxlint-disable-next-line no-console -- a programming error: it fails tests and is visible in the browser's console
  missingKeyHandler: (_languages, namespace, key) => console.error(`No text for ${namespace}:${key}`),
});

/** Sets the language of the page that the server has chosen. Called once, before the page renders. */
export const initI18n = ({ language, country }: I18nStart): void => {
  setFormatCountry(country);
  // A build that renders pages has no document.
  if (typeof document !== 'undefined') document.documentElement.lang = pageLocale(language, country);
  void i18n.changeLanguage(language);
};

export const hasMessages = (language: Language, namespace: string): boolean =>
  i18n.hasResourceBundle(language, namespace);

/** Adds a namespace's texts in a language. Screens that already show the namespace render again. */
export const addMessages = (language: Language, namespace: string, messages: object): void => {
  i18n.addResourceBundle(language, namespace, messages, true, true);
};
