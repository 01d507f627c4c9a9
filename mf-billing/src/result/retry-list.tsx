import { paths, type Payment, type PaymentMethod } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Heading, Stack } from '@pairwise/ui';

import { MethodList } from '../methods/method-list.tsx';
import { continuePayment } from '../order/order-store.ts';
import { useReturn } from './use-return.ts';

interface RetryListProps {
  payment: Payment;
  methods: readonly PaymentMethod[];
}

/** Other methods for the same payment: at the same price, and paid only once. */
export const RetryList = ({ payment, methods }: RetryListProps) => {
  const { t } = useTranslation('mf-billing');
  const { product, payment_id: id } = payment;
  const { next } = useReturn(id);
  if (methods.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="card">
        {t('result.others')}
      </Heading>
      <MethodList
        methods={methods.map((key) => ({ key }))}
        addressOf={(method) => paths.credit(product, method, next)}
        // The tab may not have stored the order, for example when the member comes from the history.
        onChoose={() => continuePayment(product, id)}
      />
    </Stack>
  );
};
