import type { PageText } from '../page-text.ts';
import type { TextLoaders } from '../page-text.queries.ts';

export const texts: TextLoaders<PageText> = {
  en: () => import(/* webpackChunkName: "text-cookies-en" */ './texts/en.ts'),
  de: () => import(/* webpackChunkName: "text-cookies-de" */ './texts/de.ts'),
  nl: () => import(/* webpackChunkName: "text-cookies-nl" */ './texts/nl.ts'),
  fi: () => import(/* webpackChunkName: "text-cookies-fi" */ './texts/fi.ts'),
  da: () => import(/* webpackChunkName: "text-cookies-da" */ './texts/da.ts'),
  fr: () => import(/* webpackChunkName: "text-cookies-fr" */ './texts/fr.ts'),
  es: () => import(/* webpackChunkName: "text-cookies-es" */ './texts/es.ts'),
  it: () => import(/* webpackChunkName: "text-cookies-it" */ './texts/it.ts'),
  nb: () => import(/* webpackChunkName: "text-cookies-nb" */ './texts/nb.ts'),
  sv: () => import(/* webpackChunkName: "text-cookies-sv" */ './texts/sv.ts'),
  pl: () => import(/* webpackChunkName: "text-cookies-pl" */ './texts/pl.ts'),
};
