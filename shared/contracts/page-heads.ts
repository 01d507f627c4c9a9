import type { Language } from './languages.ts';

/** Name of the published file with a remote's `PageHeads`. */
export const HEADS_FILE = 'heads.json';

/** What search engines and previews of a shared link show of a page. `{site}` is the name of the site. */
export interface HeadText {
  title: string;
  description: string;
}

/** The text of a page in one language. */
export interface HeadTexts extends HeadText {
  /** Texts of sites with another niche than the default one, by the number of the niche (`settings.niche`). */
  niches?: Record<string, HeadText>;
}

export interface PageHead {
  texts: Partial<Record<Language, HeadTexts>>;
  /** Differences of the variants of a page, by the value of its optional last parameter. */
  variants?: Record<string, Partial<Record<Language, Partial<HeadText>>>>;
}

/**
 * The pages of a remote that search engines may list, by the id of the route. A remote exports them from `heads.ts` as
 * `heads`; the build publishes them beside its code, and the gateway writes them into the page.
 */
export type PageHeads = Record<string, PageHead>;
