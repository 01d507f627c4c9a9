import { searchAges } from '@pairwise/contracts/search-limits';
import { countryName, useLanguage, useTranslation } from '@pairwise/i18n';
import { useRegions } from '@pairwise/places';

import { isOffered, type SearchFilters } from './search-filters.ts';
import { useHomeCountry } from './use-home-country.ts';
import { useSearchSettings } from './use-search-settings.ts';

interface Option {
  value: string;
  text: string;
}

/** One filter as a labelled list of choices, with the change that each choice makes. */
export interface FilterChoice {
  field: 'gender' | 'min_age' | 'max_age' | 'country' | 'region';
  label: string;
  value: string;
  options: Option[];
  changeTo: (value: string) => Partial<SearchFilters>;
}

/** The value of the option that sets no filter. */
const ANY = '';

const ages = Array.from({ length: searchAges.max - searchAges.min + 1 }, (_, index) => searchAges.min + index);

/** Returns the filters that this site offers as lists (settings.search_fields), in their order on the page. */
export const useFilterChoices = (filters: SearchFilters): FilterChoice[] => {
  const { t } = useTranslation('mf-members');
  const language = useLanguage();
  const settings = useSearchSettings();
  const { countries, search_defaults } = settings;
  const home = useHomeCountry();
  const country = filters.country ?? home;
  const regions = useRegions().data?.regions[country] ?? [];
  const regionLabel = countries.find(({ code }) => code === country)?.region_label;

  const countryOptions = countries
    .map(({ code }) => ({ value: code, text: countryName(code, language) }))
    .toSorted((one, other) => one.text.localeCompare(other.text, language));

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
      field: 'min_age',
      label: t('search.minAge'),
      value: String(filters.min_age),
      options: ages.map((age) => ({ value: String(age), text: t('search.fromAge', { age }) })),
      changeTo: (value) => ({ min_age: Number(value) }),
    },
    {
      field: 'max_age',
      label: t('search.maxAge'),
      value: String(filters.max_age),
      options: ages.map((age) => ({ value: String(age), text: t('search.toAge', { age }) })),
      changeTo: (value) => ({ max_age: Number(value) }),
    },
    {
      field: 'country',
      label: t('search.country'),
      value: country,
      options: countryOptions,
      changeTo: (value) => ({ country: value === home ? undefined : value }),
    },
  ];
  if (regionLabel !== undefined) {
    choices.push({
      field: 'region',
      label: t(`region.name.${regionLabel}`),
      value: filters.region === undefined ? ANY : String(filters.region),
      options: [
        { value: ANY, text: t(`region.any.${regionLabel}`) },
        ...regions.map(({ id, name }) => ({ value: String(id), text: name })),
      ],
      // An address with a region also names its country: the link may be opened by a member from another country.
      changeTo: (value) => (value === ANY ? { region: undefined } : { country, region: Number(value) }),
    });
  }
  return choices.filter(({ field }) => isOffered(field, settings));
};
