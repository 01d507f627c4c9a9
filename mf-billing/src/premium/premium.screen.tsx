import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Container, css, Heading, media, Stack, Text, theme } from '@pairwise/ui';

import { useNext } from '../next/use-next.ts';
import { PriceList } from '../price-list/price-list.tsx';
import { PriceNotes } from '../price-list/price-notes.tsx';
import { pricePage } from '../price-list/price-page.ts';
import { Benefits } from './benefits.tsx';
import { MatchClaim } from './match-claim.tsx';

const offer = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
  [media.up('lg')]: { gridTemplateColumns: '1.35fr 1fr', gap: theme.space[7], alignItems: 'start' },
});

/** Premium page: benefits first (decisions R-5), then the prices. */
const PremiumScreen = () => {
  const { t } = useTranslation('mf-billing');
  const paid = useStream(bus.user$)?.paid_user === true;
  const next = useNext();
  return (
    <Container css={pricePage}>
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
          {t('premium.bundlesTitle')}
        </Heading>
        <PriceList buyAddress={({ id }) => paths.credit(id, undefined, next)} />
        <PriceNotes />
      </Stack>
    </Container>
  );
};

export default PremiumScreen;
