import { paths, type Payment, type PaymentStatus } from '@pairwise/contracts';
import { formatDate, formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { css, IconChevronRight, media, StatusDot, Text, theme } from '@pairwise/ui';

import { MethodMark } from '../methods/method-mark.tsx';
import { useMethodName } from '../methods/method-name.ts';
import { isDebit, isEnded } from '../payment/payment-state.ts';
import { ReceiptButtons } from '../receipts/receipt-buttons.tsx';
import { cardList, listCard } from '../style.ts';

const item = css({ display: 'grid' });

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  color: 'inherit',
  textDecoration: 'none',
  transition: `border-color ${theme.motion.fast}`,
  [media.hover]: { '&:hover': { borderColor: theme.color.lineStrong } },
});

const words = css({ flex: 1, display: 'grid', minInlineSize: 0 });

const firstLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[3]}`,
});

const tones: Partial<Record<PaymentStatus, 'online' | 'warning'>> = {
  completed: 'online',
  created: 'warning',
  pending: 'warning',
};

const statusKeyOf = (payment: Payment) => {
  if (payment.status === 'completed' && isDebit(payment)) return 'result.status.ordered';
  return isEnded(payment) ? 'result.status.ended' : (`history.status.${payment.status}` as const);
};

/** The member's payments, newest first, each a link to its result, with its receipts. */
export const PaymentList = ({ payments, labelledBy }: { payments: readonly Payment[]; labelledBy: string }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const nameOf = useMethodName();
  return (
    <ul css={cardList} aria-labelledby={labelledBy}>
      {payments.map((payment) => (
        <li key={payment.payment_id} css={item}>
          <Link to={paths.transactions(payment.payment_id)} css={[listCard, row]}>
            <MethodMark method={payment.method} />
            <span css={words}>
              <span css={firstLine}>
                <b>{t('history.paymentCredits', { count: payment.credits })}</b>{' '}
                <Text as="b" numeric>
                  {formatMoney(payment.amount_minor, payment.currency, language)}
                </Text>
              </span>{' '}
              <Text as="span" size="sm" tone="muted" numeric>
                {formatDate(payment.created_at, language)} · {nameOf(payment.method)} · {payment.order_number}
              </Text>{' '}
              <StatusDot tone={tones[payment.status] ?? 'off'} label={t(statusKeyOf(payment))} />{' '}
              {payment.owed_minor > 0 && <StatusDot tone="warning" label={t('result.owedTitle')} />}
            </span>
            <IconChevronRight css={{ flex: 'none', color: theme.color.inkMuted }} />
          </Link>
          <ReceiptButtons payment={payment} />
        </li>
      ))}
    </ul>
  );
};
