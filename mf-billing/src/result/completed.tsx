import { paths, type Payment } from '@pairwise/contracts';
import { formatMoney, formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { Card, css, Heading, LinkButton, Skeleton, Stack, StatusDot, Text, theme } from '@pairwise/ui';

import { isDebit } from '../payment/payment-state.ts';
import { useMemberAfter } from '../payment/payment.queries.ts';
import { Receipt } from './receipt.tsx';
import { ResultFrame } from './result-frame.tsx';
import { ReturnedMoney } from './returned-money.tsx';
import { useReturn } from './use-return.ts';

const amount = css({
  display: 'block',
  fontSize: 'clamp(5.5rem, 22vw, 10rem)',
  lineHeight: 0.95,
  fontWeight: theme.weight.black,
  letterSpacing: '-0.045em',
  fontVariantNumeric: 'tabular-nums',
});

/**
 * The credits are added; a direct debit is collected later. A part or a second payment was sent back, or has come back to us. The shell
 * learns of balance and Premium at once (BILL-10).
 */
export const Completed = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const { data: member, isLoading } = useMemberAfter(payment.payment_id);
  const back = useReturn(payment.payment_id);
  return (
    <ResultFrame
      status={
        <>
          <StatusDot label={t(isDebit(payment) ? 'result.status.ordered' : 'result.status.completed')} />
          <Heading level={1}>
            <span css={amount}>{formatNumber(payment.credits, language)}</span>{' '}
            {t('result.added', { count: payment.credits })}
          </Heading>
          {isLoading && <Skeleton width={220} height={24} />}
          {member && <Text tone="muted">{t('result.balance', { count: member.credits })}</Text>}
        </>
      }
    >
      <ReturnedMoney payment={payment} />
      <Card>
        <Stack gap={4}>
          {isDebit(payment) && (
            <Text>{t('result.debit', { amount: formatMoney(payment.amount_minor, payment.currency, language) })}</Text>
          )}
          <Text>{t('result.premium')}</Text>
          <LinkButton href={back.to} variant="primary" block>
            {t(back.label)}
          </LinkButton>
        </Stack>
      </Card>
      <Receipt payment={payment} />
      <LinkButton href={paths.transactions()} variant="plain" size="sm" css={{ alignSelf: 'start', paddingInline: 0 }}>
        {t('result.history')}
      </LinkButton>
    </ResultFrame>
  );
};
