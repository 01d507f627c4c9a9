import { type Language, languages } from './languages.ts';

/** Name of the published file with a remote's `PageHeads`. */
export const HEADS_FILE = 'heads.json';

/** What search engines and previews of a shared link show of a page. `{site}` is the name of the site. */
export interface HeadText {
  title: string;
  /** A page without one has that of the site. */
  description?: string;
}

/** The text of a page in one language. */
export interface HeadTexts extends HeadText {
  /** Texts of sites with another niche than the default one, by the number of the niche (`settings.niche`). */
  niches?: Record<string, HeadText>;
}

/** Texts of a variant that differ from those of its page. */
export interface VariantTexts extends Partial<HeadText> {
  /** Texts of the variant on sites with another niche than the default one, by the number of the niche. */
  niches?: Record<string, Partial<HeadText>>;
}

export interface PageHead {
  /** False for a page that search engines may not list, such as those of members. Only its tab shows the title. */
  isListed?: false;
  texts: Partial<Record<Language, HeadTexts>>;
  /** Differences of the variants of a page, by the value of its optional last parameter. */
  variants?: Record<string, Partial<Record<Language, VariantTexts>>>;
}

/**
 * The pages of a remote, by the id of the route. Search engines may list those without `isListed: false`. A remote exports
 * them from `heads.ts` as `heads`; the build publishes them beside its code, and the gateway writes them into the page.
 */
export type PageHeads = Record<string, PageHead>;

/**
 * Makes the heads of pages that search engines may not list.
 * @param titlesIn returns the title of each page in a language, by the id of the route; a title names no member
 */
export const unlistedHeads = async (
  titlesIn: (language: Language) => Promise<Record<string, string>>,
): Promise<PageHeads> => {
  const heads: Record<string, PageHead> = {};
  for (const language of languages) {
    for (const [id, title] of Object.entries(await titlesIn(language))) {
      heads[id] ??= { isListed: false, texts: {} };
      heads[id].texts[language] = { title };
    }
  }
  return heads;
};
