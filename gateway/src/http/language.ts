import { defaultLanguage, isLanguage, type Language } from '@pairwise/contracts/languages';

/** Norwegian is written `nb`; older systems write `no` or `nn` (decisions L-1). */
const aliases: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

const known = (value: string | undefined): Language | undefined => {
  const language = aliases[value ?? ''] ?? value;
  return isLanguage(language) ? language : undefined;
};

/** Returns the language that an address selects with `?lang=de`. Links of search engines do. */
export const addressLanguage = (url: string): Language | undefined =>
  // Appended to a host: a relative `//other` would be read as one.
  url.includes('?') ? known(new URL(`http://gateway${url}`).searchParams.get('lang') ?? undefined) : undefined;

/** Returns the language of a page: from the cookie, otherwise from the domain, otherwise English (LANG-03). */
export const pageLanguage = (cookie: string | undefined, domainLanguage: string): Language =>
  known(cookie) ?? known(domainLanguage.slice(0, 2).toLowerCase()) ?? defaultLanguage;
