import { countryName, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, EmptyState } from '@pairwise/ui';

import { middle } from '../middle.ts';
import { type SearchFilters, widen } from './search-filters.ts';

interface NobodyFoundProps {
  filters: SearchFilters;
  onSearch: (filters: SearchFilters) => void;
}

/** A search without results: the nearest wider one is a press away. */
export const NobodyFound = ({ filters, onSearch }: NobodyFoundProps) => {
  const { t } = useTranslation('mf-members');
  const language = useLanguage();
  const wider = widen(filters);
  if (!wider)
    return (
      <EmptyState css={middle} title={t('search.emptyTitle')}>
        {t('search.emptyEnd')}
      </EmptyState>
    );
  const words = {
    photo: () => t('search.widenPhoto'),
    countryregion: () => t('search.widenRegion', { country: countryName(filters.country ?? '', language) }),
    ages: () => t('search.widenAges'),
  };
  return (
    <EmptyState
      css={middle}
      title={t('search.emptyTitle')}
      action={
        <Button variant="primary" onClick={() => onSearch(wider.filters)}>
          {words[wider.gives]()}
        </Button>
      }
    >
      {t('search.emptyText')}
    </EmptyState>
  );
};
