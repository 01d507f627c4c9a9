import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { css, media, Text, theme } from '@pairwise/ui';

const claimBox = css({
  display: 'grid',
  gap: theme.space[2],
  padding: `${theme.space[4]} ${theme.space[5]}`,
  borderRadius: theme.radius.pair,
  background: theme.color.secondarySoft,
  color: theme.color.onSecondarySoft,
  [media.up('md')]: { padding: `${theme.space[5]} ${theme.space[5]}` },
});

/**
 * The claim that premium members match more often (MEMBER-16). An unproven claim is a legal risk, so it is shown only
 * while the settings contain it, and always with its source (decisions M-17).
 */
export const MatchClaim = () => {
  const { t } = useTranslation('mf-billing');
  const { name, premium_match_claim: percent } = useStream(bus.settings$);
  if (percent === null) return null;
  return (
    <div css={claimBox}>
      <p>
        <Text as="strong" size="lg" weight="bold">
          {t('premium.claim', { percent })}
        </Text>{' '}
        {t('premium.claimText', { site: name })}
      </p>
      <Text size="xs">{t('premium.claimNote', { site: name })}</Text>
    </div>
  );
};
