import type { Payment } from '@pairwise/contracts';
import { formatDate, formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { Stack } from '@pairwise/ui';

import { Facts } from '../facts/facts.tsx';
import { useMethodName } from '../methods/method-name.ts';
import { isDebit } from '../payment/payment-state.ts';
import { ReceiptButtons } from '../receipts/receipt-buttons.tsx';

/** The facts of a payment, and its receipts to save. */
export const Receipt = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const nameOf = useMethodName();
  const isPaid = payment.completed_at !== null && !isDebit(payment);
  const facts = [
    [t('result.bundle'), t('result.bundleCredits', { count: payment.credits })],
    [t(isPaid ? 'result.paid' : 'result.amount'), formatMoney(payment.amount_minor, payment.currency, language)],
    [t('result.method'), nameOf(payment.method)],
    [t('result.orderNumber'), payment.order_number],
    [t('result.date'), formatDate(payment.completed_at ?? payment.created_at, language)],
  ] as const;
  return (
    <Stack gap={3}>
      <Facts facts={facts} size="sm" />
      <ReceiptButtons payment={payment} />
    </Stack>
  );
};
