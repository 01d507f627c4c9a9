import { type ApiError, isApiError, useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { formatMoney, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, Card, LinkButton, Stack, Text } from '@pairwise/ui';
import { useState } from 'react';

import { endsMethod } from '../direct-debit/ends-method.ts';
import { Facts } from '../facts/facts.tsx';
import { MethodChoice } from '../pay/method-choice.tsx';
import { OrderLines } from '../pay/order-lines.tsx';
import { OrderSummary } from '../pay/order-summary.tsx';
import { PageLinks } from '../pay/page-links.tsx';
import { PayFrame, SummarySkeleton } from '../pay/pay-frame.tsx';
import { useProducts } from '../price-list/price-list.queries.ts';
import { FormNotice } from '../state/form-notice.tsx';
import { orderCard, textButton } from '../style.ts';
import type { DebitPreview } from './repeat-order.queries.ts';
import { useRepeatDebit } from './use-repeat-debit.ts';

interface RepeatDebitProps {
  preview: DebitPreview;
  next: string | undefined;
  /** Loads the price again. */
  reload: () => void;
}

/** The last order again by the member's mandate: the account, today's price, and one button (ROUTE-16, BILL-05). */
export const RepeatDebit = ({ preview, next, reload }: RepeatDebitProps) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const errorText = useErrorText();
  const online = useOnline();
  const { refund_days: days } = useStream(bus.settings$);
  const products = useProducts();
  const [ended, setEnded] = useState<ApiError>();
  const { product: id, mandate, amount_minor: amountMinor, currency } = preview;
  const { order, isBusy, error } = useRepeatDebit({
    preview,
    next,
    onError: (failure) => {
      if (isApiError(failure, 'price_changed')) reload();
      if (endsMethod(failure)) setEnded(failure);
    },
  });
  const product = products.data?.products.find((one) => one.id === id);
  const summary = product ? <OrderSummary product={product} price={preview} next={next} /> : <SummarySkeleton />;
  const price = formatMoney(amountMinor, currency, language);

  if (ended) {
    const excluded = { method: 'sdd', why: 'refused', text: errorText(ended) } as const;
    return (
      <PayFrame title={t('pay.methodTitle')} summary={summary}>
        <MethodChoice product={id} next={next} excluded={excluded} />
      </PayFrame>
    );
  }
  return (
    <PayFrame title={t('pay.orderTitle')} summary={summary} summaryOnPhones={false}>
      <Stack gap={3}>
        <Card css={orderCard}>
          <Stack gap={4}>
            <OrderLines product={preview} method="sdd" price={price} />
            <Stack gap={2}>
              <Text tone="muted">{t('directDebit.repeatText', { price })}</Text>
              <Facts
                size="sm"
                facts={[
                  [t('directDebit.account'), t('mandates.account', { last4: mandate.iban_last4 })],
                  [t('directDebit.reference'), mandate.reference],
                ]}
              />
            </Stack>
            <FormNotice error={error} offline={t('pay.offline')} after={t('pay.safe')} />
            <Button variant="primary" size="lg" block busy={isBusy} disabled={!online && !isBusy} onClick={order}>
              {t('pay.order', { price })}
            </Button>
            <Text size="sm" tone="muted">
              {t('pay.once')} {t('pricing.refund', { count: days })}
            </Text>
            <PageLinks />
          </Stack>
        </Card>
        <LinkButton as={Link} to={paths.credit(id, 'sdd', next)} variant="plain" css={textButton}>
          {t('directDebit.otherAccount')}
        </LinkButton>
        <LinkButton as={Link} to={paths.credit(id, undefined, next)} variant="plain" css={textButton}>
          {t('pay.otherMethod')}
        </LinkButton>
      </Stack>
    </PayFrame>
  );
};
