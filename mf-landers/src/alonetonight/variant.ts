import type { Niche } from '../niche/niche.ts';

/** Slugs with texts of their own, the same in every niche. */
const stories = ['weekend'] as const;

/** Message key prefix of a variant's texts. */
export type VariantTexts = `alonetonight.${`tonight.${Niche}` | (typeof stories)[number]}`;

/** Selects the texts by the address's slug (LAND-01), or else by the site's niche (NICHE-01). */
export const variantTexts = (niche: Niche, slug: string | undefined): VariantTexts => {
  const story = stories.find((name) => name === slug);
  return story ? `alonetonight.${story}` : `alonetonight.tonight.${niche}`;
};
