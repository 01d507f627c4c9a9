import { bus, useStream } from '@pairwise/bus';
import { countryName, useLanguage, useTranslation } from '@pairwise/i18n';
import { useRegionName, useRegions } from '@pairwise/places';
import { Badge, Chip, css, IconAdjustments, IconChevronDown, media, theme } from '@pairwise/ui';

import type { FilterField } from './filter-sheet.tsx';
import { countActive, isOffered, type SearchFilters } from './search-filters.ts';
import { useHomeCountry } from './use-home-country.ts';
import { useSearchSettings } from './use-search-settings.ts';

const row = css({
  display: 'flex',
  gap: theme.space[2],
  marginInline: `calc(${theme.space[4]} * -1)`,
  paddingInline: theme.space[4],
  paddingBlock: 2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [media.up('md')]: { display: 'none' },
});

interface FilterChipsProps {
  filters: SearchFilters;
  /** Opens the filters, at one of them. */
  onOpen: (field?: FilterField) => void;
}

/** The current filters on phones, in a row that scrolls sideways; every chip opens the filter sheet at its filter. */
export const FilterChips = ({ filters, onOpen }: FilterChipsProps) => {
  const { t } = useTranslation('mf-members');
  const language = useLanguage();
  const regionName = useRegionName();
  const settings = useSearchSettings();
  const home = useHomeCountry();
  const isMember = Boolean(useStream(bus.user$));
  const country = filters.country ?? home;
  const regions = useRegions().data?.regions[country] ?? [];

  const { gender, min_age: min, max_age: max, region: regionId } = filters;
  const active = countActive(filters, settings, home);
  const region = regions.find(({ id }) => id === regionId)?.name;
  const place = [region && regionName(country, region), countryName(country, language)].filter(Boolean).join(', ');
  const hasAges = isOffered('min_age', settings) || isOffered('max_age', settings);
  const summary: [field: FilterField, text: string | false][] = [
    ['gender', isOffered('gender', settings) && t(`search.${gender}`)],
    ['ages', hasAges && t('search.ages', { min, max })],
    ['twoWay', isMember && filters.two_way === undefined && t('search.twoWay')],
    ['country', isOffered('country', settings) && place],
    ['photo', filters.photo === 'yes' && t('search.photoOnly')],
    ['interests', filters.interests.length > 0 && t('search.interestsChosen', { count: filters.interests.length })],
    ['sort', filters.sort === 'new' && t('search.sortNew')],
  ];

  return (
    <div role="group" aria-label={t('search.filters')} css={row}>
      <Chip
        aria-haspopup="dialog"
        icon={<IconAdjustments />}
        trailing={<Badge count={active} label={t('search.filtersActive', { count: active })} />}
        onClick={() => onOpen()}
      >
        {t('search.filters')}
      </Chip>
      {summary.map(
        ([field, text]) =>
          text !== false && (
            <Chip
              key={field}
              aria-haspopup="dialog"
              trailing={<IconChevronDown size={16} />}
              onClick={() => onOpen(field)}
            >
              {text}
            </Chip>
          ),
      )}
    </div>
  );
};
