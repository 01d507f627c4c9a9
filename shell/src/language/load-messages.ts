import type { Language } from '@pairwise/contracts';
import { addMessages, hasMessages } from '@pairwise/i18n';

/** The texts of the shell, of the error codes, and of a remote that fails, by namespace. */
interface Texts {
  default: Record<'errors' | 'remote' | 'shell', object>;
}

/** One chunk per language. */
const loaders: Record<Language, () => Promise<Texts>> = {
  en: () => import(/* webpackChunkName: "messages-en" */ './texts/en.ts'),
  de: () => import(/* webpackChunkName: "messages-de" */ './texts/de.ts'),
  nl: () => import(/* webpackChunkName: "messages-nl" */ './texts/nl.ts'),
  fi: () => import(/* webpackChunkName: "messages-fi" */ './texts/fi.ts'),
  da: () => import(/* webpackChunkName: "messages-da" */ './texts/da.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './texts/fr.ts'),
  es: () => import(/* webpackChunkName: "messages-es" */ './texts/es.ts'),
  it: () => import(/* webpackChunkName: "messages-it" */ './texts/it.ts'),
  nb: () => import(/* webpackChunkName: "messages-nb" */ './texts/nb.ts'),
  sv: () => import(/* webpackChunkName: "messages-sv" */ './texts/sv.ts'),
  pl: () => import(/* webpackChunkName: "messages-pl" */ './texts/pl.ts'),
};

/** Loads the shell's texts in a language, unless they are loaded. */
export const loadMessages = async (language: Language): Promise<void> => {
  if (hasMessages(language, 'shell')) return;
  const { default: texts } = await loaders[language]();
  for (const [namespace, messages] of Object.entries(texts)) addMessages(language, namespace, messages);
};
