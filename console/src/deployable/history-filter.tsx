import { type ShownStatus, shownStatuses } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Field, IconSearch, media, Select, Text, TextInput, theme } from '@pairwise/ui';

export interface VersionFilter {
  /** Words that must all be found. */
  search: string;
  /** undefined: any. */
  status: ShownStatus | undefined;
}

interface HistoryFilterProps {
  filter: VersionFilter;
  onChange: (filter: VersionFilter) => void;
  /** How many versions match. */
  found: number;
}

/** Searches a history by words and by status, and announces how many versions match. */
export const HistoryFilter = ({ filter, onChange, found }: HistoryFilterProps) => {
  const { t } = useTranslation('console');
  const isFiltered = filter.search.trim() !== '' || filter.status !== undefined;
  return (
    <>
      <div
        role="search"
        css={{
          display: 'grid',
          gap: theme.space[3],
          [media.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 220px' },
        }}
      >
        <Field label={t('history.search')} hint={t('history.searchHint')}>
          <TextInput
            type="search"
            icon={<IconSearch />}
            value={filter.search}
            onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('history.status')}>
          <Select
            value={filter.status ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...filter, status: shownStatuses.find((status) => status === value) })
            }
          >
            <option value="">{t('history.anyStatus')}</option>
            {shownStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`history.${status}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Text size="sm" tone="muted" role="status">
        {isFiltered && t('history.found', { count: found })}
      </Text>
    </>
  );
};
