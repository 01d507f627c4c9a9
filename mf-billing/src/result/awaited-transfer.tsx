import type { Payment } from '@pairwise/contracts';
import type { TransferDetails as Details } from '@pairwise/contracts/shapes/payment';
import { useTranslation } from '@pairwise/i18n';
import { Heading, LinkButton, StatusDot, Text } from '@pairwise/ui';

import { canRetry } from '../payment/payment-state.ts';
import { Receipt } from './receipt.tsx';
import { ResultFrame } from './result-frame.tsx';
import { RetryList } from './retry-list.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { useReturn } from './use-return.ts';

interface AwaitedTransferProps {
  payment: Payment;
  transfer: Details;
}

/**
 * A bank transfer whose money has not arrived: where it goes, and other ways to pay. The member alone sends a transfer, so
 * that another attempt takes money twice only if the member sends it too; the api then refunds the second one.
 */
export const AwaitedTransfer = ({ payment, transfer }: AwaitedTransferProps) => {
  const { t } = useTranslation('mf-billing');
  const back = useReturn(payment.payment_id);
  return (
    <ResultFrame
      isLong
      status={
        <>
          <StatusDot tone="warning" label={t('result.status.pending')} />
          <Heading level={1}>{t('result.transfer.title')}</Heading>
          <Text tone="muted">{t('result.transfer.text')}</Text>
        </>
      }
    >
      <TransferDetails payment={payment} transfer={transfer} />
      <LinkButton href={back.to} variant="secondary" block>
        {t(back.label)}
      </LinkButton>
      {canRetry(payment) && (
        <>
          <Text tone="muted">{t('result.transfer.otherText')}</Text>
          <RetryList payment={payment} methods={payment.retry_methods} />
        </>
      )}
      <Receipt payment={payment} />
    </ResultFrame>
  );
};
