import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Container, css, Heading, media, Stack, Text, theme } from '@pairwise/ui';

import { PriceList } from '../price-list/price-list.tsx';
import { PriceNotes } from '../price-list/price-notes.tsx';
import { Benefits } from './benefits.tsx';
import { MatchClaim } from './match-claim.tsx';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  paddingBlock: `${theme.space[4]} ${theme.space[7]}`,
  [media.up('md')]: { gap: theme.space[7], paddingBlock: `${theme.space[6]} ${theme.space[8]}` },
});

const offer = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
  [media.up('lg')]: { gridTemplateColumns: '1.35fr 1fr', gap: theme.space[7], alignItems: 'start' },
});

/** What premium is, benefits first (decisions R-5), then what it costs. */
const PremiumScreen = () => {
  const { t } = useTranslation('mf-billing');
  const paid = useStream(bus.user$)?.paid_user === true;
  return (
    <Container css={page}>
      <Stack gap={1}>
        <Heading level={1}>{t(paid ? 'premium.premiumTitle' : 'premium.title')}</Heading>
        <Text tone="muted">{t(paid ? 'premium.premiumIntro' : 'premium.intro')}</Text>
      </Stack>
      <div css={offer}>
        <Stack as="section" gap={4}>
          <Heading level={2} size="card">
            {t('premium.benefitsTitle')}
          </Heading>
          <Benefits />
        </Stack>
        <MatchClaim />
      </div>
      <Stack as="section" gap={6}>
        <Heading level={2} size="section">
          {t('premium.packagesTitle')}
        </Heading>
        <PriceList />
        <PriceNotes />
      </Stack>
    </Container>
  );
};

export default PremiumScreen;
