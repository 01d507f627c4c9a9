import type { Payment } from '@pairwise/contracts';
import { formatDate, formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, Stack, theme } from '@pairwise/ui';

import { useMethodName } from '../methods/method-name.ts';
import { ReceiptButtons } from '../receipts/receipt-buttons.tsx';

const lines = css({
  margin: 0,
  ...theme.text.sm,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${theme.space[4]}`,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${theme.color.line}`,
  },
  '& dt': { color: theme.color.inkMuted },
  '& dd': {
    margin: 0,
    fontWeight: theme.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

/** The facts of a payment, and its receipts to save. */
export const Receipt = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const nameOf = useMethodName();
  const isPaid = payment.completed_at !== null;
  const facts = [
    [t('result.bundle'), t('result.bundleCredits', { count: payment.credits })],
    [t(isPaid ? 'result.paid' : 'result.amount'), formatMoney(payment.amount_minor, payment.currency, language)],
    [t('result.method'), nameOf(payment.method)],
    [t('result.orderNumber'), payment.order_number],
    [t('result.date'), formatDate(payment.completed_at ?? payment.created_at, language)],
  ] as const;
  return (
    <Stack gap={3}>
      <dl css={lines}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ReceiptButtons payment={payment} />
    </Stack>
  );
};
