import { useLanguage, useTranslation } from '@pairwise/i18n';

import { byCountryName } from '../member/by-country-name.ts';
import { isOffered, type SearchFilters } from './search-filters.ts';
import { useHomeCountry } from './use-home-country.ts';
import { useSearchSettings } from './use-search-settings.ts';

interface Option {
  value: string;
  text: string;
}

/** One filter as a labelled list of choices, with the change that each choice makes. */
export interface FilterChoice {
  field: 'gender' | 'country';
  label: string;
  value: string;
  options: Option[];
  changeTo: (value: string) => Partial<SearchFilters>;
}

/** Returns the filters that this site offers as lists (settings.search_fields), in their order on the page. */
export const useFilterChoices = (filters: SearchFilters): FilterChoice[] => {
  const { t } = useTranslation('mf-members');
  const language = useLanguage();
  const settings = useSearchSettings();
  const { countries, search_defaults } = settings;
  const home = useHomeCountry();
  const country = filters.country ?? home;

  const countryOptions = byCountryName(countries, language).map(({ code, name }) => ({ value: code, text: name }));

  const choices: FilterChoice[] = [
    {
      field: 'gender',
      label: t('search.gender'),
      value: filters.gender,
      options: [
        ...(search_defaults.gender === 'everyone' ? [{ value: 'everyone', text: t('search.everyone') }] : []),
        { value: 'female', text: t('search.female') },
        { value: 'male', text: t('search.male') },
      ],
      changeTo: (value) => ({ gender: value === 'male' || value === 'female' ? value : 'everyone' }),
    },
    {
      field: 'country',
      label: t('search.country'),
      value: country,
      options: countryOptions,
      changeTo: (value) => ({ country: value === home ? undefined : value }),
    },
  ];
  return choices.filter(({ field }) => isOffered(field, settings));
};
