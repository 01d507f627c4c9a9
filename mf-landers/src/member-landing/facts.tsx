import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { useRegionName } from '@pairwise/places';
import { css, IconInfoCircle, theme } from '@pairwise/ui';

import type { LandingMember } from './member-landing.queries.ts';

const line = css({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  fontWeight: theme.weight.medium,
  ...theme.text.lg,
});

const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '4px 10px',
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  color: theme.color.ink,
  fontWeight: theme.weight.bold,
  ...theme.text.xs,
});

/** Age and region, and the mark of a fictional profile (MEMBER-15). */
export const Facts = ({ member }: { member: LandingMember }) => {
  const { age, region, country, fictional_icon: fictional } = member;
  const { t } = useTranslation('mf-landers');
  const regionName = useRegionName();
  const word = useStream(bus.settings$).fictional_singular || t('memberLanding.fictional');
  return (
    <p css={line}>
      <span>{[age, region && regionName(country, region)].filter(Boolean).join(' · ')}</span>
      {fictional && (
        <span css={mark}>
          <IconInfoCircle size={16} />
          {word}
        </span>
      )}
    </p>
  );
};
