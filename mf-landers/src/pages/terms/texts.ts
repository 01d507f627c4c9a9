import type { PageText } from '../page-text.ts';
import type { TextLoaders } from '../page-text.queries.ts';

export const texts: TextLoaders<PageText> = {
  en: () => import(/* webpackChunkName: "text-terms-en" */ './texts/en.ts'),
  de: () => import(/* webpackChunkName: "text-terms-de" */ './texts/de.ts'),
  nl: () => import(/* webpackChunkName: "text-terms-nl" */ './texts/nl.ts'),
  fi: () => import(/* webpackChunkName: "text-terms-fi" */ './texts/fi.ts'),
  da: () => import(/* webpackChunkName: "text-terms-da" */ './texts/da.ts'),
  fr: () => import(/* webpackChunkName: "text-terms-fr" */ './texts/fr.ts'),
  es: () => import(/* webpackChunkName: "text-terms-es" */ './texts/es.ts'),
  it: () => import(/* webpackChunkName: "text-terms-it" */ './texts/it.ts'),
  nb: () => import(/* webpackChunkName: "text-terms-nb" */ './texts/nb.ts'),
  sv: () => import(/* webpackChunkName: "text-terms-sv" */ './texts/sv.ts'),
  pl: () => import(/* webpackChunkName: "text-terms-pl" */ './texts/pl.ts'),
};
