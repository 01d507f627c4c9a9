import { useTranslation } from '@pairwise/i18n';
import { Badge, Chip, css, Field, IconX, media, Select, theme } from '@pairwise/ui';

import { useFilterChoices } from './filter-options.ts';
import {
  changedFilters,
  changeFilters,
  countActive,
  defaultFilters,
  isOffered,
  type SearchFilters,
  togglePhoto,
} from './search-filters.ts';
import { SortChoice } from './sort-choice.tsx';
import { useSearchSettings } from './use-search-settings.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  [media.down('md')]: { display: 'none' },
});

const pillSet = css({
  borderColor: theme.color.secondary,
  background: theme.color.secondarySoft,
  color: theme.color.onSecondarySoft,
});

const pill = css({
  minBlockSize: theme.tap,
  maxInlineSize: 220,
  paddingInline: '14px 38px',
  // As wide as the chosen option where the browser supports it, else as wide as the longest.
  fieldSizing: 'content',
  borderColor: theme.color.line,
  borderRadius: theme.radius.full,
  fontWeight: theme.weight.medium,
  ...theme.text.sm,
  '&[data-set="true"]': pillSet,
});

interface FilterBarProps {
  filters: SearchFilters;
  /** Receives a function over the current filters, so that two quick choices are both kept. */
  onChange: (change: (now: SearchFilters) => SearchFilters) => void;
  /** Opens the sheet of interests, which has more choices than the bar has room for. */
  onInterests: () => void;
}

/** The filters on desktops: each choice searches immediately. */
export const FilterBar = ({ filters, onChange, onInterests }: FilterBarProps) => {
  const { t } = useTranslation('mf-members');
  const settings = useSearchSettings();
  const set = changedFilters(filters, settings);
  const { interests: chosen } = filters;
  return (
    <div role="group" aria-label={t('search.filters')} css={bar}>
      {useFilterChoices(filters).map(({ field, label, value, options, changeTo }) => (
        <Field key={field} label={label} hideLabel>
          <Select
            value={value}
            css={pill}
            data-set={set[field] !== undefined}
            onChange={({ target }) => onChange((now) => changeFilters(now, changeTo(target.value)))}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {isOffered('photo', settings) && (
        <Chip pressed={filters.photo === 'yes'} onClick={() => onChange(togglePhoto)}>
          {t('search.photoOnly')}
        </Chip>
      )}
      {isOffered('interests', settings) && (
        <Chip
          aria-haspopup="dialog"
          css={chosen.length > 0 && pillSet}
          trailing={<Badge count={chosen.length} label={t('search.interestsChosen', { count: chosen.length })} />}
          onClick={onInterests}
        >
          {t('search.interests')}
        </Chip>
      )}
      <SortChoice hideLabel filters={filters} onChange={(sort) => onChange((now) => ({ ...now, sort }))} css={pill} />
      {countActive(filters, settings) > 0 && (
        <Chip
          icon={<IconX size={18} />}
          onClick={() => onChange(({ sort }) => ({ ...defaultFilters(settings), sort }))}
        >
          {t('search.reset')}
        </Chip>
      )}
    </div>
  );
};
