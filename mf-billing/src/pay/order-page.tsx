import { useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { paths, type Payment, type Product } from '@pairwise/contracts';
import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Banner, Button, Card, Heading, LinkButton, Stack, Text } from '@pairwise/ui';

import { CodeField } from '../discount/code-field.tsx';
import { DiscountedPrice } from '../discount/discounted-price.tsx';
import type { OrderDiscount } from '../discount/use-order-discount.ts';
import type { OfferedMethod } from '../methods/methods.queries.ts';
import { FormNotice } from '../state/form-notice.tsx';
import { orderCard, textButton } from '../style.ts';
import { OrderLines } from './order-lines.tsx';
import { PageLinks } from './page-links.tsx';
import { isRefusedPrice, type useOrder } from './use-order.ts';

interface OrderPageProps {
  product: Product;
  method: OfferedMethod;
  /** The payment that this order continues. Its terms never change. */
  payment: Payment | undefined;
  /** The code of an order that is not a payment yet. */
  discount: OrderDiscount;
  next: string | undefined;
  ordering: ReturnType<typeof useOrder>;
}

/** The order of one bundle with one method. Only the button orders, and it states the duty to pay with the amount. */
export const OrderPage = ({ product, method, payment, discount, next, ordering }: OrderPageProps) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const online = useOnline();
  const { refund_days: days } = useStream(bus.settings$);
  const { order, isBusy, error } = ordering;
  const { currency } = payment ?? product;
  const listMinor = payment ? payment.list_minor : product.amount_minor;
  const amountMinor = payment ? payment.amount_minor : discount.price?.amount_minor;
  const shown = { amount_minor: amountMinor ?? listMinor, currency };
  const price = formatMoney(shown.amount_minor, currency, language);
  return (
    <Stack gap={3}>
      <Card css={orderCard}>
        <Stack gap={4}>
          <OrderLines
            product={product}
            method={method.key}
            price={<DiscountedPrice listMinor={listMinor} amountMinor={amountMinor} currency={currency} />}
          />
          {/* A request whose response is missing may have ordered with the code as it is. */}
          {!payment && <CodeField order={discount} disabled={isBusy || (error !== null && !isRefusedPrice(error))} />}
          <div>
            <Heading level={2} size="card">
              {t('pay.afterTitle')}
            </Heading>
            <Text tone="muted">{t(`methods.after.${method.kind}`)}</Text>
          </div>
          {payment && <Banner tone="info">{t('pay.continued', { number: payment.order_number })}</Banner>}
          <FormNotice error={error} offline={t('pay.offline')} after={t('pay.safe')} />
          <Button
            variant="primary"
            size="lg"
            block
            busy={isBusy}
            disabled={(!online || (!payment && discount.isChecking)) && !isBusy}
            onClick={() => order(method.key, shown, payment ? undefined : discount.code)}
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
