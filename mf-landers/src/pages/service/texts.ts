import type { PageText } from '../page-text.ts';
import type { TextLoaders } from '../page-text.queries.ts';

export const texts: TextLoaders<PageText> = {
  en: () => import(/* webpackChunkName: "text-service-en" */ './texts/en.ts'),
  de: () => import(/* webpackChunkName: "text-service-de" */ './texts/de.ts'),
  nl: () => import(/* webpackChunkName: "text-service-nl" */ './texts/nl.ts'),
  fi: () => import(/* webpackChunkName: "text-service-fi" */ './texts/fi.ts'),
  da: () => import(/* webpackChunkName: "text-service-da" */ './texts/da.ts'),
  fr: () => import(/* webpackChunkName: "text-service-fr" */ './texts/fr.ts'),
  es: () => import(/* webpackChunkName: "text-service-es" */ './texts/es.ts'),
  it: () => import(/* webpackChunkName: "text-service-it" */ './texts/it.ts'),
  nb: () => import(/* webpackChunkName: "text-service-nb" */ './texts/nb.ts'),
  sv: () => import(/* webpackChunkName: "text-service-sv" */ './texts/sv.ts'),
  pl: () => import(/* webpackChunkName: "text-service-pl" */ './texts/pl.ts'),
};
