import { useTranslation } from '@pairwise/i18n';
import { RegionInput } from '@pairwise/places';
import { Field } from '@pairwise/ui';

import { isOffered, type SearchFilters } from './search-filters.ts';
import { useHomeCountry } from './use-home-country.ts';
import { useSearchSettings } from './use-search-settings.ts';

interface RegionFilterProps {
  filters: SearchFilters;
  onChange: (change: Partial<SearchFilters>) => void;
  hideLabel?: boolean;
  /** The text that was typed and is not a choice; see `RegionInput`. */
  typed?: string | undefined;
  onTyped?: (text: string | undefined) => void;
  error?: string | false;
  className?: string;
}

/** The region of the search; nothing where the site does not offer it, or the country has none. */
export const RegionFilter = (props: RegionFilterProps) => {
  const { filters, onChange, hideLabel = false, typed, onTyped, error, className } = props;
  const { t } = useTranslation('mf-members');
  const settings = useSearchSettings();
  const home = useHomeCountry();
  const country = filters.country ?? home;
  const label = settings.countries.find(({ code }) => code === country)?.region_label;
  if (label === undefined || !isOffered('region', settings)) return null;
  const prompt = t('search.regionOrTown', { region: t(`region.name.${label}`) });
  return (
    <Field label={prompt} hideLabel={hideLabel} error={error}>
      <RegionInput
        key={country}
        country={country}
        region={filters.region ?? null}
        // An address with a region also names its country: the link may be opened by a member from another country.
        onChange={(region) => onChange(region === null ? { region: undefined } : { country, region })}
        promptText={prompt}
        anyText={t(`region.any.${label}`)}
        texts={{
          list: t('search.places'),
          none: t('search.noPlace'),
          count: (count) => t('search.placesFound', { count }),
        }}
        {...(onTyped && { typed, onTyped })}
        {...(className !== undefined && { className })}
      />
    </Field>
  );
};
