import { bus, useStream } from '@pairwise/bus';
import { countryName, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, Cluster, EmptyState } from '@pairwise/ui';

import { stateSpacing } from '../page/state-spacing.ts';
import { type SearchFilters, suggestWiderSearches } from './search-filters.ts';

interface NoResultsProps {
  filters: SearchFilters;
  onSearch: (filters: SearchFilters) => void;
}

/** The empty result of a search, with a button for each wider search. */
export const NoResults = ({ filters, onSearch }: NoResultsProps) => {
  const { t } = useTranslation('mf-members');
  const language = useLanguage();
  const wider = suggestWiderSearches(filters, useStream(bus.user$) !== null);
  if (wider.length === 0)
    return (
      <EmptyState css={stateSpacing} title={t('search.emptyTitle')}>
        {t('search.emptyEnd')}
      </EmptyState>
    );
  const words = {
    photo: () => t('search.widenPhoto'),
    interests: () => t('search.widenInterests'),
    region: () => t('search.widenRegion', { country: countryName(filters.country ?? '', language) }),
    ages: () => t('search.widenAges'),
    twoWay: () => t('search.widenTwoWay'),
  };
  return (
    <EmptyState
      css={stateSpacing}
      title={t('search.emptyTitle')}
      action={
        <Cluster justify="center" gap={2}>
          {wider.map(({ dropped, filters: wanted }, index) => (
            <Button key={dropped} variant={index === 0 ? 'primary' : 'ghost'} onClick={() => onSearch(wanted)}>
              {words[dropped]()}
            </Button>
          ))}
        </Cluster>
      }
    >
      {t('search.emptyText')}
    </EmptyState>
  );
};
