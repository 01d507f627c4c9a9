import type { Niche } from '../niche.ts';

/** Slugs with a story of their own, told the same in every niche. */
const stories = ['weekend'] as const;

/** Where the texts of a variant stand in this remote's messages. */
export type VariantTexts = `alonetonight.${`tonight.${Niche}` | (typeof stories)[number]}`;

/** The story of an address and a site: the slug picks it (LAND-01), else the niche does (NICHE-01). */
export const variantTexts = (niche: Niche, slug: string | undefined): VariantTexts => {
  const story = stories.find((name) => name === slug);
  return story ? `alonetonight.${story}` : `alonetonight.tonight.${niche}`;
};
