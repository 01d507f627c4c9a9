import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { shownVariant } from '@pairwise/remote';
import { useLocation, useParams } from '@pairwise/router';

import { pictures } from '../landers/pictures.ts';
import type { landers } from '../landers/texts.en.ts';
import { nicheOf } from '../niche/niche.ts';
import type { Palette } from '../niche/palettes.ts';
import { type Cast, peopleOf } from '../people/cast.ts';
import { withOwnPictures } from '../people/lander-pictures.ts';
import { withTracking } from '../tracking/tracking-query.ts';
import { type Looks, nicheLooks } from './looks.ts';
import { SLUG } from './slug.ts';

export type LanderName = keyof typeof landers;

type Part<Name extends LanderName> = keyof (typeof landers)[Name]['niches']['default'] & string;

export interface Lander<Name extends LanderName> {
  palette: Palette;
  people: Cast;
  /** Returns a text of the address's variant in the niche, or else of the variant, or else of the niche. */
  text: (part: Part<Name>) => string;
  title: string;
  lead: string;
  /** The signup's address with the page's tracking query. */
  signup: string;
}

/**
 * Returns what every lander shows: the texts of the address's slug (LAND-01), or of the variant that an experiment
 * chose, or else of the site's niche (NICHE-01). A variant may have other texts in a niche. A slug is a variant when the
 * lander's texts have it.
 * The people of the lander's own folder (`pictures/`) replace those of the niche.
 * @param looks the lander's own people and colours; without them, those of the niche
 */
export const useLander = <Name extends LanderName>(name: Name, looks: Looks = nicheLooks): Lander<Name> => {
  const { t, has } = useTranslation('mf-landers');
  const { search, pathname } = useLocation();
  const { slug = shownVariant(pathname) ?? '' } = useParams();
  const niche = nicheOf(useStream(bus.settings$).niche);
  const text = (part: string): string => {
    const variant: `landers.${LanderName}.variants.${string}` = `landers.${name}.variants.${slug}`;
    const [ofNiche, own] = [`${variant}.niches.${niche}.${part}`, `${variant}.${part}`] as const;
    if (SLUG.test(slug) && has(ofNiche)) return t(ofNiche);
    if (SLUG.test(slug) && has(own)) return t(own);
    const usual: `landers.${LanderName}.niches.${string}` = `landers.${name}.niches.${niche}.${part}`;
    return has(usual) ? t(usual) : '';
  };
  return {
    palette: looks[niche].palette,
    people: withOwnPictures(peopleOf(looks[niche].people), pictures[name]?.[niche]),
    text,
    title: text('title'),
    lead: text('lead'),
    signup: withTracking(paths.signup(), search),
  };
};
