import type { TextLoaders } from '../page-text.queries.ts';
import type { FaqText } from './faq-text.ts';

export const texts: TextLoaders<FaqText> = {
  en: () => import(/* webpackChunkName: "text-faq-en" */ './texts/en.ts'),
  de: () => import(/* webpackChunkName: "text-faq-de" */ './texts/de.ts'),
  nl: () => import(/* webpackChunkName: "text-faq-nl" */ './texts/nl.ts'),
  fi: () => import(/* webpackChunkName: "text-faq-fi" */ './texts/fi.ts'),
  da: () => import(/* webpackChunkName: "text-faq-da" */ './texts/da.ts'),
  fr: () => import(/* webpackChunkName: "text-faq-fr" */ './texts/fr.ts'),
  es: () => import(/* webpackChunkName: "text-faq-es" */ './texts/es.ts'),
  it: () => import(/* webpackChunkName: "text-faq-it" */ './texts/it.ts'),
  nb: () => import(/* webpackChunkName: "text-faq-nb" */ './texts/nb.ts'),
  sv: () => import(/* webpackChunkName: "text-faq-sv" */ './texts/sv.ts'),
  pl: () => import(/* webpackChunkName: "text-faq-pl" */ './texts/pl.ts'),
};
