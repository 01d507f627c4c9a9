import { useTranslation } from '@pairwise/i18n';
import { Button, Checkbox, css, Field, Select, Sheet, Stack, theme } from '@pairwise/ui';
import { useState } from 'react';

import { type FilterChoice, useFilterChoices } from './filter-options.ts';
import { InterestChoice } from './interest-choice.tsx';
import { changeFilters, defaultFilters, isOffered, type SearchFilters, togglePhoto } from './search-filters.ts';
import { SortChoice } from './sort-choice.tsx';
import { useSearchSettings } from './use-search-settings.ts';

/** The two ages share a row; every other field has its own. */
const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[4],
  '& > *': { gridColumn: '1 / -1' },
  '& > [data-half]': { gridColumn: 'auto' },
});

/** Stays in reach however long the list is, and covers the sheet's padding to its edges. */
const foot = css({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 0,
  display: 'grid',
  gap: theme.space[2],
  marginBlockEnd: `calc(${theme.space[5]} * -1)`,
  marginInline: `calc(${theme.space[5]} * -1)`,
  padding: `${theme.space[3]} ${theme.space[5]} ${theme.space[4]}`,
  borderBlockStart: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
});

interface FilterSheetProps {
  filters: SearchFilters;
  /** Shows this filter alone. */
  only?: 'interests';
  onClose: () => void;
  onApply: (filters: SearchFilters) => void;
}

/** All filters in a sheet: searches once, when applied. On phones the only place to change filters. Mount it to open it. */
export const FilterSheet = ({ filters, only, onClose, onApply }: FilterSheetProps) => {
  const { t } = useTranslation('mf-members');
  const settings = useSearchSettings();
  const [draft, setDraft] = useState(filters);
  const choices = useFilterChoices(draft);
  const hasBothAges = isOffered('min_age', settings) && isOffered('max_age', settings);

  const reset = (): void =>
    setDraft(only ? { ...draft, interests: [] } : { ...defaultFilters(settings), sort: draft.sort });
  const select = ({ field, label, value, options, changeTo }: FilterChoice) => (
    <div key={field} data-half={hasBothAges && isAge(field) ? '' : undefined}>
      <Field label={label}>
        <Select value={value} onChange={({ target }) => setDraft(changeFilters(draft, changeTo(target.value)))}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
  return (
    <Sheet
      open
      title={t(only ? 'search.interests' : 'search.filters')}
      closeLabel={t('search.close')}
      onClose={onClose}
    >
      <Stack gap={4}>
        {!only && (
          <div css={fields}>
            {choices.map(select)}
            {isOffered('photo', settings) && (
              <Checkbox
                label={t('search.photoOnly')}
                checked={draft.photo === 'yes'}
                onChange={() => setDraft(togglePhoto(draft))}
              />
            )}
            <SortChoice filters={draft} onChange={(sort) => setDraft({ ...draft, sort })} />
          </div>
        )}
        {isOffered('interests', settings) && (
          <InterestChoice filters={draft} onChange={setDraft} {...(only && { hideLabel: true })} />
        )}
      </Stack>
      <div css={foot}>
        <Button variant="primary" block onClick={() => onApply(draft)}>
          {t('search.apply')}
        </Button>
        <Button variant="ghost" block onClick={reset}>
          {t('search.reset')}
        </Button>
      </div>
    </Sheet>
  );
};

const isAge = (field: FilterChoice['field']): boolean => field === 'min_age' || field === 'max_age';
