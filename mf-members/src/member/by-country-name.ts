import type { Language } from '@pairwise/contracts/languages';
import { countryName } from '@pairwise/i18n';

/** Returns countries with their names in a language, in its alphabetical order. */
export const byCountryName = (
  countries: readonly { code: string }[],
  language: Language,
): { code: string; name: string }[] =>
  countries
    .map(({ code }) => ({ code, name: countryName(code, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
