import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Badge, Chip, css, Field, IconX, media, Select, theme } from '@pairwise/ui';
import { useRef } from 'react';

import { AgeRange } from '../age/age-range.tsx';
import { type FilterChoice, useFilterChoices } from './use-filter-choices.ts';
import {
  changeFilters,
  countActive,
  defaultFilters,
  isOffered,
  offeredAges,
  type SearchFilters,
  togglePhoto,
  toggleTwoWay,
  toQuery,
} from './search-filters.ts';
import { RegionFilter } from './region-filter.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useHomeCountry } from './use-home-country.ts';
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

const regionPill = css({ inlineSize: 190, '&[data-set="true"] input': pillSet });

const pillInput = css({
  minBlockSize: theme.tap,
  borderColor: theme.color.line,
  borderRadius: theme.radius.full,
  fontWeight: theme.weight.medium,
  textOverflow: 'ellipsis',
  ...theme.text.sm,
  '&::placeholder': { color: 'inherit', opacity: 1 },
});

/** The slider in a pill: label, ages and track in one row. */
const agePill = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minBlockSize: theme.tap,
  inlineSize: 340,
  paddingInline: theme.space[4],
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  fontWeight: theme.weight.medium,
  '&[data-set="true"]': pillSet,
});

/** How long the slider waits for another step before it searches, in milliseconds. */
const SLIDER_PAUSE = 400;

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
  const home = useHomeCountry();
  const group = useRef<HTMLDivElement>(null);
  // A filter that differs from the site’s default is in the query.
  const query = toQuery(filters, settings);
  const { interests: chosen } = filters;
  const ages = offeredAges(settings);
  const isMember = Boolean(useStream(bus.user$));
  const choices = useFilterChoices(filters);
  const select = ({ field, label, value, options, changeTo }: FilterChoice) => (
    <Field key={field} label={label} hideLabel>
      <Select
        value={value}
        css={pill}
        data-set={query[field] !== undefined && query[field] !== home}
        onChange={({ target }) => onChange((now) => changeFilters(now, changeTo(target.value)))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <div ref={group} role="group" aria-label={t('search.filters')} css={bar}>
      {choices.filter(({ field }) => field === 'gender').map(select)}
      {ages.any && (
        <AgeRange
          hideLabel
          css={agePill}
          data-set={query.min_age !== undefined || query.max_age !== undefined}
          min_age={filters.min_age}
          max_age={filters.max_age}
          fixed={ages.fixed}
          delay={SLIDER_PAUSE}
          onChange={(range) => onChange((now) => ({ ...now, ...range }))}
        />
      )}
      {choices.filter(({ field }) => field !== 'gender').map(select)}
      <div css={regionPill} data-set={query.countryregion !== undefined}>
        <RegionFilter
          hideLabel
          css={pillInput}
          filters={filters}
          onChange={(change) => onChange((now) => changeFilters(now, change))}
        />
      </div>
      {isMember && (
        <Chip pressed={filters.two_way === undefined} onClick={() => onChange(toggleTwoWay)}>
          {t('search.twoWay')}
        </Chip>
      )}
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
      {countActive(filters, settings, home) > 0 && (
        <Chip
          icon={<IconX size={18} />}
          onClick={() => {
            // The button disappears with the filters.
            group.current?.querySelector<HTMLElement>('select, input, button')?.focus();
            onChange(({ sort }) => ({ ...defaultFilters(settings), sort }));
          }}
        >
          {t('search.reset')}
        </Chip>
      )}
    </div>
  );
};
