import type { MemberCard } from '@pairwise/contracts';
import { countryName, useLanguage } from '@pairwise/i18n';
import { useRegionName } from '@pairwise/places';

/** Returns a function that names where a member lives, as precisely as they say: `Kraków, Poland`. */
export const usePlaceName = () => {
  const language = useLanguage();
  const regionName = useRegionName();
  return ({ city, region, country }: Pick<MemberCard, 'city' | 'region' | 'country'>): string => {
    const nearest = city ?? (region && regionName(country, region));
    const countryText = countryName(country, language);
    return nearest === null ? countryText : `${nearest}, ${countryText}`;
  };
};
