import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Container, css, Heading, media, Stack, Text, theme } from '@pairwise/ui';

import { PriceList } from '../price-list/price-list.tsx';
import { PriceNotes } from '../price-list/price-notes.tsx';
import { pricePage } from '../price-list/price-page.ts';
import { CountryPrices } from './country-prices.tsx';
import { CreditUses } from './credit-uses.tsx';

const details = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  [media.up('lg')]: { gridTemplateColumns: '1fr 2fr', gap: theme.space[7], alignItems: 'start' },
});

/** The public price list (decisions R-5): all prices in the viewer's currency. */
const PricingScreen = () => {
  const { t } = useTranslation('mf-billing');
  const { name } = useStream(bus.settings$);
  return (
    <Container css={pricePage}>
      <Stack gap={1}>
        <Heading level={1}>{t('pricing.title', { site: name })}</Heading>
        <Text tone="muted">{t('pricing.intro')}</Text>
      </Stack>
      <Stack gap={5}>
        <PriceList />
        <PriceNotes />
      </Stack>
      <div css={details}>
        <CreditUses />
        <CountryPrices />
      </div>
    </Container>
  );
};

export default PricingScreen;
