import { mostSearchInterests } from '@pairwise/contracts/search-limits';
import { useTranslation } from '@pairwise/i18n';
import { Chip, Cluster, css, Text, theme, VisuallyHidden } from '@pairwise/ui';

import { useInterestName } from '../member/interest-name.ts';
import { type SearchFilters, toggleInterest } from './search-filters.ts';
import { useSearchSettings } from './use-search-settings.ts';

const group = css({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
const legend = css({
  marginBlockEnd: theme.space[2],
  padding: 0,
  fontWeight: theme.weight.medium,
  ...theme.text.sm,
});

interface InterestChoiceProps {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
  /** For a sheet whose heading is already the label. */
  hideLabel?: boolean;
}

/** The choice of interests. The search finds members who share at least one of them. */
export const InterestChoice = ({ filters, onChange, hideLabel = false }: InterestChoiceProps) => {
  const { t } = useTranslation('mf-members');
  const nameOf = useInterestName();
  const settings = useSearchSettings();
  const full = filters.interests.length >= mostSearchInterests;
  return (
    <fieldset css={group}>
      <legend css={!hideLabel && legend}>
        {hideLabel ? <VisuallyHidden>{t('search.interests')}</VisuallyHidden> : t('search.interests')}
      </legend>
      <Text size="sm" tone="muted" css={{ marginBlockEnd: theme.space[3] }}>
        {t('search.interestsHint')}
      </Text>
      <Cluster gap={2}>
        {settings.interests.map((interest) => {
          const pressed = filters.interests.includes(interest);
          return (
            <Chip
              key={interest}
              pressed={pressed}
              disabled={full && !pressed}
              onClick={() => onChange(toggleInterest(filters, interest, settings))}
            >
              {nameOf(interest)}
            </Chip>
          );
        })}
      </Cluster>
    </fieldset>
  );
};
