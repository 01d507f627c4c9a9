import { type Language, languages, type Settings } from '@pairwise/contracts';

/**
 * Returns the languages of the menu: those of the visitor's country, in its order (LANG-05), or all when the country has
 * none. Always includes the current language, so that the user can return to it (decisions L-3).
 */
export const countryLanguages = (settings: Settings, current: Language): Language[] => {
  const country = settings.countries.find(({ code }) => code === settings.geoip_selected_country);
  const offered: readonly Language[] = country && country.languages.length > 0 ? country.languages : languages;
  return offered.includes(current) ? [...offered] : [...offered, current];
};
