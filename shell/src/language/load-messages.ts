import type { Language } from '@pairwise/contracts';
import { addMessages, hasMessages } from '@pairwise/i18n';

interface Texts {
  default: object;
}

/** The shell's texts and the texts of the error codes: one chunk per language. */
const loaders: Record<Language, () => Promise<[Texts, Texts]>> = {
  en: () =>
    Promise.all([
      import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
      import(/* webpackChunkName: "messages-en" */ '@pairwise/i18n/messages/en'),
    ]),
  de: () =>
    Promise.all([
      import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
      import(/* webpackChunkName: "messages-de" */ '@pairwise/i18n/messages/de'),
    ]),
  nl: () =>
    Promise.all([
      import(/* webpackChunkName: "messages-nl" */ '../../messages/nl.ts'),
      import(/* webpackChunkName: "messages-nl" */ '@pairwise/i18n/messages/nl'),
    ]),
};

/** Loads the shell's texts in a language, unless they are loaded. */
export const loadMessages = async (language: Language): Promise<void> => {
  if (hasMessages(language, 'shell')) return;
  const [shell, errors] = await loaders[language]();
  addMessages(language, 'shell', shell.default);
  addMessages(language, 'errors', errors.default);
};
