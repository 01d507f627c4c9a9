import { niches } from '@pairwise/contracts/niches';
import { type Language, languages, perLanguage } from '@pairwise/contracts/languages';
import type { HeadText, HeadTexts, PageHead, PageHeads, VariantTexts } from '@pairwise/contracts/page-heads';

import { loadTexts } from './load-texts.ts';
import { texts as ban } from './src/pages/ban/texts.ts';
import { texts as cookies } from './src/pages/cookies/texts.ts';
import { texts as faq } from './src/pages/faq/texts.ts';
import type { TextLoaders } from './src/pages/page-text.queries.ts';
import { texts as privacy } from './src/pages/privacy/texts.ts';
import { texts as returnPolicy } from './src/pages/return-policy/texts.ts';
import { texts as service } from './src/pages/service/texts.ts';
import { texts as terms } from './src/pages/terms/texts.ts';

interface Words {
  title: string;
  lead: string;
}

type Variant = Partial<Words> & { niches?: Record<string, Partial<Words>> };

type LanderTexts = Record<string, { niches: Record<string, Words>; variants?: Record<string, Variant> }>;

type Landers = Record<Language, LanderTexts>;

const contentPages: Record<string, TextLoaders<Words & { description?: string }>> = {
  ban,
  cookies,
  faq,
  privacy,
  'return-policy': returnPolicy,
  service,
  terms,
};

const headText = ({ title, lead }: Words): HeadText => ({ title, description: lead });

/** Returns texts of niches by the number of the niche. */
const byNumber = <Text, Head>(texts: Record<string, Text>, headOf: (text: Text) => Head): Record<string, Head> =>
  Object.fromEntries(
    niches.flatMap((niche, at) => {
      const text = texts[niche];
      return text === undefined ? [] : [[at + 1, headOf(text)]];
    }),
  );

/** Returns the texts of a lander: those of the default niche, and those that another niche replaces. */
const nicheTexts = (landers: Landers, name: string, language: Language): HeadTexts => {
  const { default: first, ...others } = landers[language][name]?.niches ?? {};
  if (!first) throw new Error(`The lander ${name} has no texts in "${language}"`);
  return { ...headText(first), niches: byNumber(others, headText) };
};

const partOfHead = ({ title, lead }: Partial<Words>): Partial<HeadText> => ({
  ...(title !== undefined && { title }),
  ...(lead !== undefined && { description: lead }),
});

const variantTexts = (landers: Landers, name: string, slug: string) =>
  perLanguage((language): VariantTexts => {
    const { niches: ofNiches, ...own } = landers[language][name]?.variants?.[slug] ?? {};
    return { ...partOfHead(own), ...(ofNiches && { niches: byNumber(ofNiches, partOfHead) }) };
  });

const landerHead = (landers: Landers, name: string): PageHead => {
  const slugs = Object.keys(landers.en[name]?.variants ?? {});
  return {
    texts: perLanguage((language) => nicheTexts(landers, name, language)),
    ...(slugs.length > 0 && {
      variants: Object.fromEntries(slugs.map((slug) => [slug, variantTexts(landers, name, slug)])),
    }),
  };
};

const contentHead = async (loaders: TextLoaders<Words & { description?: string }>): Promise<PageHead> => {
  const texts: PageHead['texts'] = {};
  for (const language of languages) {
    const { title, lead, description = lead } = (await loaders[language]()).default;
    texts[language] = { title, description };
  }
  return { texts };
};

/** The texts of all pages that search engines may list, from the texts that the pages themselves show. */
export const heads = async (): Promise<PageHeads> => {
  const landers = await loadTexts<LanderTexts>('src/landers/texts.', 'landers');
  const index = await loadTexts<Words & { niches: Record<string, Words> }>('messages/index/', 'index');
  const complaints = await loadTexts<{ title: string; intro: string }>('messages/complaints/', 'complaints');
  return {
    index: {
      texts: perLanguage((language) => ({
        ...headText(index[language]),
        niches: byNumber(index[language].niches, headText),
      })),
    },
    ...Object.fromEntries(Object.keys(landers.en).map((name) => [`landers-${name}`, landerHead(landers, name)])),
    ...Object.fromEntries(
      await Promise.all(
        Object.entries(contentPages).map(
          async ([slug, loaders]) => [`pages-${slug}`, await contentHead(loaders)] as const,
        ),
      ),
    ),
    complaints: {
      texts: perLanguage((language) =>
        headText({ title: complaints[language].title, lead: complaints[language].intro }),
      ),
    },
  };
};
