import type { PageText } from '../page-text.ts';
import type { TextLoaders } from '../page-text.queries.ts';

export const texts: TextLoaders<PageText> = {
  en: () => import(/* webpackChunkName: "text-ban-en" */ './texts/en.ts'),
  de: () => import(/* webpackChunkName: "text-ban-de" */ './texts/de.ts'),
  nl: () => import(/* webpackChunkName: "text-ban-nl" */ './texts/nl.ts'),
  fi: () => import(/* webpackChunkName: "text-ban-fi" */ './texts/fi.ts'),
  da: () => import(/* webpackChunkName: "text-ban-da" */ './texts/da.ts'),
  fr: () => import(/* webpackChunkName: "text-ban-fr" */ './texts/fr.ts'),
  es: () => import(/* webpackChunkName: "text-ban-es" */ './texts/es.ts'),
  it: () => import(/* webpackChunkName: "text-ban-it" */ './texts/it.ts'),
  nb: () => import(/* webpackChunkName: "text-ban-nb" */ './texts/nb.ts'),
  sv: () => import(/* webpackChunkName: "text-ban-sv" */ './texts/sv.ts'),
  pl: () => import(/* webpackChunkName: "text-ban-pl" */ './texts/pl.ts'),
};
