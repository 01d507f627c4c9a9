import type { PageText } from '../page-text.ts';
import type { TextLoaders } from '../page-text.queries.ts';

export const texts: TextLoaders<PageText> = {
  en: () => import(/* webpackChunkName: "text-return-policy-en" */ './texts/en.ts'),
  de: () => import(/* webpackChunkName: "text-return-policy-de" */ './texts/de.ts'),
  nl: () => import(/* webpackChunkName: "text-return-policy-nl" */ './texts/nl.ts'),
  fi: () => import(/* webpackChunkName: "text-return-policy-fi" */ './texts/fi.ts'),
  da: () => import(/* webpackChunkName: "text-return-policy-da" */ './texts/da.ts'),
  fr: () => import(/* webpackChunkName: "text-return-policy-fr" */ './texts/fr.ts'),
  es: () => import(/* webpackChunkName: "text-return-policy-es" */ './texts/es.ts'),
  it: () => import(/* webpackChunkName: "text-return-policy-it" */ './texts/it.ts'),
  nb: () => import(/* webpackChunkName: "text-return-policy-nb" */ './texts/nb.ts'),
  sv: () => import(/* webpackChunkName: "text-return-policy-sv" */ './texts/sv.ts'),
  pl: () => import(/* webpackChunkName: "text-return-policy-pl" */ './texts/pl.ts'),
};
