import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Button, css, Field, media, Select, theme } from '@pairwise/ui';

import { useFilterChoices } from './filter-options.ts';
import { changeFilters, countActive, defaultFilters, filtersInAddress, type SearchFilters } from './search-filters.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  [media.down('md')]: { display: 'none' },
});

const pill = css({
  minBlockSize: theme.tap,
  borderColor: theme.color.line,
  borderRadius: theme.radius.full,
  fontWeight: theme.weight.medium,
  ...theme.text.sm,
  '&[data-set="true"]': {
    borderColor: theme.color.secondary,
    background: theme.color.secondarySoft,
    color: theme.color.onSecondarySoft,
  },
});

interface FilterBarProps {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
}

/** The filters of a desktop: each choice searches at once. */
export const FilterBar = ({ filters, onChange }: FilterBarProps) => {
  const { t } = useTranslation('mf-members');
  const settings = useStream(bus.settings$);
  const set = filtersInAddress(filters, settings);
  return (
    <div role="group" aria-label={t('search.filters')} css={bar}>
      {useFilterChoices(filters).map(({ field, label, value, options, changeTo }) => (
        <Field key={field} label={label} hideLabel>
          <Select
            value={value}
            css={pill}
            data-set={set[field] !== undefined}
            onChange={({ target }) => onChange(changeFilters(filters, changeTo(target.value)))}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {countActive(filters, settings) > 0 && (
        <Button variant="ghost" size="sm" onClick={() => onChange(defaultFilters(settings))}>
          {t('search.reset')}
        </Button>
      )}
    </div>
  );
};
