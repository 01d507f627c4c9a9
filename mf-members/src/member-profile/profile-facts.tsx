import { bus, useStream } from '@pairwise/bus';
import type { Member } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useRegionName } from '@pairwise/places';
import { css, media, Text, theme } from '@pairwise/ui';

import { useFactText } from './fact-text.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[4],
  margin: 0,
  [media.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/** The profile fields that a member has filled in. The region has the label of their country (MEMBER-03). */
export const ProfileFacts = ({ member: { fields, country } }: { member: Member }) => {
  const { t } = useTranslation('mf-members');
  const { countries } = useStream(bus.settings$);
  const factText = useFactText();
  const regionName = useRegionName();
  const regionLabel = countries.find(({ code }) => code === country)?.region_label ?? 'region';
  if (fields.length === 0) return null;
  return (
    <dl css={list} aria-label={t('profile.facts')}>
      {fields.map(({ key, value }) => (
        <div key={key}>
          <Text as="dt" size="sm" tone="muted">
            {key === 'region' ? t(`region.name.${regionLabel}`) : t(`profile.field.${key}`)}
          </Text>
          <Text as="dd" weight="medium" css={{ margin: 0 }}>
            {key === 'region' ? regionName(country, value) : factText(key, value)}
          </Text>
        </div>
      ))}
    </dl>
  );
};
