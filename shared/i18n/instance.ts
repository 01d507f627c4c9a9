import { defaultLanguage, type Language } from '@pairwise/contracts';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { setFormatCountry } from './format.ts';

/** The only i18next of the page. Nobody outside this package touches it. */
export const i18n = createInstance();

let previousLanguage: Language | undefined;

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
  // A remote whose texts come late, or not at all, keeps speaking the language it spoke before the switch.
  fallbackLng: () => (previousLanguage ? [previousLanguage] : []),
  resources: {},
  ns: [],
  // Without it i18next would be ready only in the next task.
  initAsync: false,
  // `{name}`, as the texts of the error catalogue are written; React escapes what it renders.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  react: { useSuspense: false, bindI18nStore: 'added' },
  saveMissing: true,
  // oxlint-disable-next-line no-console -- a mistake of ours: it fails tests and shows in every browser's console
  missingKeyHandler: (_languages, namespace, key) => console.error(`No text for ${namespace}:${key}`),
});

/** Sets the language of the page as the server decided it. The shell does it once, before it renders. */
export const initI18n = ({ language, country }: I18nStart): void => {
  setFormatCountry(country);
  document.documentElement.lang = language;
  void i18n.changeLanguage(language);
};

export const hasMessages = (language: Language, namespace: string): boolean =>
  i18n.hasResourceBundle(language, namespace);

/** Adds a namespace's texts in a language. Screens that already show the namespace render again. */
export const addMessages = (language: Language, namespace: string, messages: object): void => {
  i18n.addResourceBundle(language, namespace, messages, true, true);
};
