import type { PageText } from '../page-text.ts';
import type { TextLoaders } from '../page-text.queries.ts';

export const texts: TextLoaders<PageText> = {
  en: () => import(/* webpackChunkName: "text-service-en" */ './texts/en.ts'),
  de: () => import(/* webpackChunkName: "text-service-de" */ './texts/de.ts'),
  nl: () => import(/* webpackChunkName: "text-service-nl" */ './texts/nl.ts'),
  sv: () => import(/* webpackChunkName: "text-service-sv" */ './texts/sv.ts'),
  pl: () => import(/* webpackChunkName: "text-service-pl" */ './texts/pl.ts'),
};
