import { isApiError, useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { paths, type Payment, type Product } from '@pairwise/contracts';
import { formatMoney, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Banner, Button, Card, css, Heading, LinkButton, media, Stack, Text, theme } from '@pairwise/ui';

import type { OfferedMethod } from '../methods/methods.queries.ts';
import { OrderLines } from './order-lines.tsx';
import { PageLinks } from './page-links.tsx';
import type { useOrder } from './use-order.ts';

const card = css({
  padding: `${theme.space[2]} ${theme.space[4]} ${theme.space[4]}`,
  [media.up('md')]: { padding: `${theme.space[2]} ${theme.space[5]} ${theme.space[5]}` },
});

const textButton = css({ alignSelf: 'start', paddingInline: 0 });

interface OrderPageProps {
  product: Product;
  method: OfferedMethod;
  /** The payment that this order continues. Its terms never change. */
  payment: Payment | undefined;
  next: string | undefined;
  ordering: ReturnType<typeof useOrder>;
}

/** The order of one bundle with one method. Only the button orders, and it states the duty to pay with the amount. */
export const OrderPage = ({ product, method, payment, next, ordering }: OrderPageProps) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const errorText = useErrorText();
  const online = useOnline();
  const { refund_days: days } = useStream(bus.settings$);
  const { order, isBusy, error } = ordering;
  const { amount_minor, currency } = payment ?? product;
  const price = formatMoney(amount_minor, currency, language);
  const isOffline = !online || isApiError(error, 'offline');
  return (
    <Stack gap={3}>
      <Card css={card}>
        <Stack gap={4}>
          <OrderLines product={product} method={method.key} price={price} />
          <div>
            <Heading level={2} size="card">
              {t('pay.afterTitle')}
            </Heading>
            <Text tone="muted">{t(`methods.after.${method.kind}`)}</Text>
          </div>
          {payment && <Banner tone="info">{t('pay.continued', { number: payment.order_number })}</Banner>}
          {isOffline && (
            <Banner tone="offline" live="polite">
              {t('pay.offline')} {t('pay.safe')}
            </Banner>
          )}
          {error && !isOffline && (
            <Banner tone="danger" live="assertive">
              {errorText(error)} {t('pay.safe')}
            </Banner>
          )}
          <Button
            variant="primary"
            size="lg"
            block
            busy={isBusy}
            disabled={!online && !isBusy}
            onClick={() => order(method.key)}
          >
            {t('pay.order', { price })}
          </Button>
          <Text size="sm" tone="muted">
            {t('pay.once')} {t('pricing.refund', { count: days })}
          </Text>
          <PageLinks />
        </Stack>
      </Card>
      <LinkButton as={Link} to={paths.credit(product.id, undefined, next)} variant="plain" css={textButton}>
        {t('pay.otherMethod')}
      </LinkButton>
    </Stack>
  );
};
