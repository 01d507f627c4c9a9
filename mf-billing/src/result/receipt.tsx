import type { Payment } from '@pairwise/contracts';
import { formatDate, formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, theme } from '@pairwise/ui';

import { useMethodName } from '../methods/method-name.ts';

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

/** The facts of a payment. */
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
    <dl css={lines}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
