import { type Language, languages } from '@pairwise/contracts/languages';
import type { PageHeads } from '@pairwise/contracts/page-heads';
import type { RemoteRoute } from '@pairwise/contracts/remote';

import { listedPath } from '../http/route-address.ts';
import { pageLanguage } from '../http/language.ts';
import type { SiteSettings } from './settings-source.ts';

/** Parameter of an address that selects the language of the page. */
export const LANGUAGE_PARAMETER = 'lang';

/**
 * Checks whether search engines may list a page: the pages that a remote publishes texts for, unless these say
 * otherwise. A version without texts keeps its public pages listed, because a roll-back to it must not remove them from
 * search engines.
 */
export const isListed = (route: RemoteRoute | undefined, heads: PageHeads | undefined): route is RemoteRoute => {
  if (!route || route.access === 'members' || listedPath(route) === undefined) return false;
  if (!heads) return route.zone === 'site';
  return Object.hasOwn(heads, route.id) && heads[route.id]?.isListed !== false;
};

/** Returns the language of pages whose address and cookie name none. */
export const siteLanguage = ({ domain_language }: SiteSettings): Language => pageLanguage(undefined, domain_language);

/** A page in one language. `x-default` is the address without a language. */
export interface Alternate {
  language: Language | 'x-default';
  address: string;
}

export interface ListedPage {
  origin: string;
  path: string;
  settings: SiteSettings;
}

/** Returns the address of a page in a language. The site's own language needs no parameter. */
export const addressIn = ({ origin, path, settings }: ListedPage, language: Language): string =>
  `${origin}${path}${language === siteLanguage(settings) ? '' : `?${LANGUAGE_PARAMETER}=${language}`}`;

/** Returns the addresses of a page in every language, the same list for each of them. */
export const alternatesOf = (page: ListedPage): Alternate[] => [
  ...languages.map((language) => ({ language, address: addressIn(page, language) })),
  { language: 'x-default', address: `${page.origin}${page.path}` },
];
