import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Container, css, Heading, LinkButton, media, Stack, Text, theme } from '@pairwise/ui';

import { useNext } from '../next/use-next.ts';
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
  const { name, signups } = useStream(bus.settings$);
  const user = useStream(bus.user$);
  const next = useNext();
  return (
    <Container css={pricePage}>
      <Stack gap={1}>
        <Heading level={1}>{t('pricing.title', { site: name })}</Heading>
        <Text tone="muted">{t('pricing.intro')}</Text>
      </Stack>
      <Stack gap={5}>
        <PriceList buyAddress={user ? ({ id }) => paths.credit(id, undefined, next) : undefined} />
        {user === null && signups === 'all' && (
          <LinkButton as={Link} to={paths.signup()} variant="primary" size="lg" css={{ alignSelf: 'start' }}>
            {t('pricing.join')}
          </LinkButton>
        )}
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
