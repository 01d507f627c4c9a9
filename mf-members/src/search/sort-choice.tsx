import { useTranslation } from '@pairwise/i18n';
import { Field, Select } from '@pairwise/ui';

import type { SearchFilters } from './search-filters.ts';

interface SortChoiceProps {
  filters: SearchFilters;
  onChange: (sort: SearchFilters['sort']) => void;
  /** For a place where the chosen option says enough. */
  hideLabel?: boolean;
  className?: string;
}

/** The sort order: latest activity or newest members first. */
export const SortChoice = ({ filters, onChange, hideLabel = false, className }: SortChoiceProps) => {
  const { t } = useTranslation('mf-members');
  return (
    <Field label={t('search.sort')} hideLabel={hideLabel}>
      <Select
        className={className}
        value={filters.sort ?? 'active'}
        onChange={({ target }) => onChange(target.value === 'new' ? 'new' : undefined)}
      >
        <option value="active">{t('search.sortActive')}</option>
        <option value="new">{t('search.sortNew')}</option>
      </Select>
    </Field>
  );
};
