import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Button, Checkbox, css, Field, Select, Sheet, Stack, theme } from '@pairwise/ui';
import { useLayoutEffect, useRef, useState } from 'react';

import { AgeRange } from '../age/age-range.tsx';
import { type FilterChoice, useFilterChoices } from './use-filter-choices.ts';
import { InterestChoice } from './interest-choice.tsx';
import {
  changeFilters,
  defaultFilters,
  isOffered,
  offeredAges,
  type SearchFilters,
  togglePhoto,
  toggleTwoWay,
} from './search-filters.ts';
import { RegionFilter } from './region-filter.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useSearchSettings } from './use-search-settings.ts';

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

/** Two buttons with the space around them. */
const FOOT_HEIGHT = 150;

/** A filter of the sheet. */
export type FilterField = 'gender' | 'ages' | 'country' | 'twoWay' | 'photo' | 'sort' | 'interests';

interface FilterSheetProps {
  filters: SearchFilters;
  /** Shows this filter alone. */
  only?: 'interests';
  /** The filter that gets the focus; without it, the first one. */
  start?: FilterField | undefined;
  onClose: () => void;
  onApply: (filters: SearchFilters) => void;
}

/** All filters in a sheet: searches once, when applied. On phones the only place to change filters. Mount it to open it. */
export const FilterSheet = ({ filters, only, start, onClose, onApply }: FilterSheetProps) => {
  const { t } = useTranslation('mf-members');
  const settings = useSearchSettings();
  const [draft, setDraft] = useState(filters);
  const choices = useFilterChoices(draft);
  const ages = offeredAges(settings);
  const isMember = Boolean(useStream(bus.user$));

  // A region that was typed and not chosen. The search would ignore it.
  const [typed, setTyped] = useState<string>();
  const [tried, setTried] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // Runs after the sheet's own effect, which has opened it.
  useLayoutEffect(() => {
    const field = start && list.current?.querySelector(`[data-filter="${start}"]`);
    field?.querySelector<HTMLElement>('select, input, button')?.focus();
  }, [start]);

  const reset = (): void => {
    setTyped(undefined);
    setDraft(only ? { ...draft, interests: [] } : { ...defaultFilters(settings), sort: draft.sort });
  };
  const apply = (): void => {
    setTried(true);
    if (typed === undefined) onApply(draft);
    else region.current?.querySelector('input')?.focus();
  };
  const select = ({ field, label, value, options, changeTo }: FilterChoice) => (
    <div key={field} data-filter={field}>
      <Field label={label}>
        <Select
          value={value}
          onChange={({ target }) => {
            // Another country has other regions.
            if (field === 'country') setTyped(undefined);
            setDraft(changeFilters(draft, changeTo(target.value)));
          }}
        >
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
      footHeight={FOOT_HEIGHT}
    >
      <Stack ref={list} gap={4}>
        {!only && (
          <Stack gap={4}>
            {choices.filter(({ field }) => field === 'gender').map(select)}
            {ages.any && (
              <div data-filter="ages">
                <AgeRange
                  min_age={draft.min_age}
                  max_age={draft.max_age}
                  fixed={ages.fixed}
                  onChange={(range) => setDraft({ ...draft, ...range })}
                />
              </div>
            )}
            {choices.filter(({ field }) => field !== 'gender').map(select)}
            <div ref={region}>
              <RegionFilter
                filters={draft}
                onChange={(change) => setDraft(changeFilters(draft, change))}
                typed={typed}
                onTyped={setTyped}
                error={tried && typed !== undefined && t('search.placeMissing')}
              />
            </div>
            {isMember && (
              <div data-filter="twoWay">
                <Checkbox
                  label={t('search.twoWay')}
                  checked={draft.two_way === undefined}
                  onChange={() => setDraft(toggleTwoWay(draft))}
                />
              </div>
            )}
            {isOffered('photo', settings) && (
              <div data-filter="photo">
                <Checkbox
                  label={t('search.photoOnly')}
                  checked={draft.photo === 'yes'}
                  onChange={() => setDraft(togglePhoto(draft))}
                />
              </div>
            )}
            <div data-filter="sort">
              <SortChoice filters={draft} onChange={(sort) => setDraft({ ...draft, sort })} />
            </div>
          </Stack>
        )}
        {isOffered('interests', settings) && (
          <div data-filter="interests">
            <InterestChoice filters={draft} onChange={setDraft} {...(only && { hideLabel: true })} />
          </div>
        )}
      </Stack>
      <div css={foot}>
        <Button variant="primary" block onClick={apply}>
          {t('search.apply')}
        </Button>
        <Button variant="ghost" block onClick={reset}>
          {t(only ? 'search.clearInterests' : 'search.reset')}
        </Button>
      </div>
    </Sheet>
  );
};
