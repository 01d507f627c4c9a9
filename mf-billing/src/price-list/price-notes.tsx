import { bus, useStream } from '@pairwise/bus';
import { useLanguage, useTranslation } from '@pairwise/i18n';
import { css, IconShieldCheck, Stack, Text, theme } from '@pairwise/ui';

import { useTimeBonusState } from '../time-bonus/use-time-bonus.ts';
import { lowestMessagePrice } from './lowest-message-price.ts';
import { useProducts } from './price-list.queries.ts';

const note = css({ display: 'flex', gap: theme.space[3], alignItems: 'flex-start' });

/** Notes that belong to any price: the lowest price of a message (BILL-12), VAT, and that payments are one-off. */
export const PriceNotes = () => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const { refund_days } = useStream(bus.settings$);
  const { data } = useProducts();
  const { bonus } = useTimeBonusState();
  const price = data ? lowestMessagePrice((bonus?.discount ?? data).use_prices, language) : '';
  return (
    // Without prices the notes have their room already, so that nothing below moves.
    <div css={[note, !data && { visibility: 'hidden' }]}>
      <IconShieldCheck css={{ flex: 'none', color: theme.color.link }} />
      <Stack gap={1}>
        <Text>
          {t('pricing.minimum', { price })} {t('priceList.vat')}
        </Text>
        <Text size="sm" tone="muted">
          {t('priceList.once')} {t('pricing.refund', { count: refund_days })}
        </Text>
      </Stack>
    </div>
  );
};
