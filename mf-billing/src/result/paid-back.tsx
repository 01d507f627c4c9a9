import { paths, type Payment } from '@pairwise/contracts';
import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Heading, LinkButton, StatusDot, Text } from '@pairwise/ui';

import { Receipt } from './receipt.tsx';
import { ResultFrame } from './result-frame.tsx';

/** A payment whose money went back: we refunded it, or the member's bank reversed it. */
export const PaidBack = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const isRefund = payment.status === 'refunded';
  const service = paths.page('service');
  return (
    <ResultFrame
      status={
        <>
          <StatusDot tone="off" label={t(isRefund ? 'result.status.refunded' : 'result.status.charged_back')} />
          <Heading level={1}>{t(isRefund ? 'result.refundedTitle' : 'result.chargedBackTitle')}</Heading>
          <Text tone="muted">
            {isRefund
              ? t('result.refundedText', { amount: formatMoney(payment.refunded_minor, payment.currency, language) })
              : t('result.chargedBackText')}
          </Text>
        </>
      }
    >
      {!isRefund && isRouteLive(service) ? (
        <LinkButton href={service} block>
          {t('result.service')}
        </LinkButton>
      ) : (
        <LinkButton href={paths.credits()} block>
          {t('result.restart')}
        </LinkButton>
      )}
      <Receipt payment={payment} />
    </ResultFrame>
  );
};
