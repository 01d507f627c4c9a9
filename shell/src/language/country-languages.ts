import { type Language, languages, type Settings } from '@pairwise/contracts';

/**
 * The languages that the menu offers: those of the visitor's country, in its order (LANG-05), all where the country is
 * unknown. The current one is always there, so that nobody loses the way back (decisions L-3).
 */
export const countryLanguages = (settings: Settings, current: Language): Language[] => {
  const country = settings.countries.find(({ code }) => code === settings.geoip_selected_country);
  const offered: readonly Language[] = country && country.languages.length > 0 ? country.languages : languages;
  return offered.includes(current) ? [...offered] : [...offered, current];
};
