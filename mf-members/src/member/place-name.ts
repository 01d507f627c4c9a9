import type { MemberCard } from '@pairwise/contracts';
import { countryName, useLanguage } from '@pairwise/i18n';

/** Where somebody lives, as near as they say: `Kraków, Poland`. */
export const usePlaceName = () => {
  const language = useLanguage();
  return ({ city, region, country }: Pick<MemberCard, 'city' | 'region' | 'country'>): string => {
    const nearest = city ?? region;
    const land = countryName(country, language);
    return nearest === null ? land : `${nearest}, ${land}`;
  };
};
