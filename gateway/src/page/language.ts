import { defaultLanguage, isLanguage, type Language } from '@pairwise/contracts/languages';

/** Norwegian is written `nb`; older systems say `no` or `nn` (decisions L-1). */
const aliases: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

const known = (value: string | undefined): Language | undefined => {
  const language = aliases[value ?? ''] ?? value;
  return isLanguage(language) ? language : undefined;
};

/** The language of a page: the cookie, else the first two letters of the domain's language, else English (LANG-03). */
export const pageLanguage = (cookie: string | undefined, domainLanguage: string): Language =>
  known(cookie) ?? known(domainLanguage.slice(0, 2).toLowerCase()) ?? defaultLanguage;
