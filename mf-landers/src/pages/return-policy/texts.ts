import type { PageText } from '../page-text.ts';
import type { TextLoaders } from '../page-text.queries.ts';

export const texts: TextLoaders<PageText> = {
  en: () => import(/* webpackChunkName: "text-return-policy-en" */ './texts/en.ts'),
  de: () => import(/* webpackChunkName: "text-return-policy-de" */ './texts/de.ts'),
  nl: () => import(/* webpackChunkName: "text-return-policy-nl" */ './texts/nl.ts'),
  sv: () => import(/* webpackChunkName: "text-return-policy-sv" */ './texts/sv.ts'),
  pl: () => import(/* webpackChunkName: "text-return-policy-pl" */ './texts/pl.ts'),
};
