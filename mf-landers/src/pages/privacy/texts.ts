import type { PageText } from '../page-text.ts';
import type { TextLoaders } from '../page-text.queries.ts';

export const texts: TextLoaders<PageText> = {
  en: () => import(/* webpackChunkName: "text-privacy-en" */ './texts/en.ts'),
  de: () => import(/* webpackChunkName: "text-privacy-de" */ './texts/de.ts'),
  nl: () => import(/* webpackChunkName: "text-privacy-nl" */ './texts/nl.ts'),
  fi: () => import(/* webpackChunkName: "text-privacy-fi" */ './texts/fi.ts'),
  da: () => import(/* webpackChunkName: "text-privacy-da" */ './texts/da.ts'),
  fr: () => import(/* webpackChunkName: "text-privacy-fr" */ './texts/fr.ts'),
  es: () => import(/* webpackChunkName: "text-privacy-es" */ './texts/es.ts'),
  it: () => import(/* webpackChunkName: "text-privacy-it" */ './texts/it.ts'),
  nb: () => import(/* webpackChunkName: "text-privacy-nb" */ './texts/nb.ts'),
  sv: () => import(/* webpackChunkName: "text-privacy-sv" */ './texts/sv.ts'),
  pl: () => import(/* webpackChunkName: "text-privacy-pl" */ './texts/pl.ts'),
};
