import { paths, type Payment } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Heading, LinkButton, StatusDot, Text } from '@pairwise/ui';

import { continuePayment } from '../order/order-store.ts';
import { Receipt } from './receipt.tsx';
import { AwaitedTransfer } from './awaited-transfer.tsx';
import { ResultFrame } from './result-frame.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { useReturn } from './use-return.ts';

/** A payment that the provider has not decided: the member has to act there, or waits. */
export const Undecided = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('mf-billing');
  const back = useReturn(payment.payment_id);
  const { redirect_url: page } = payment;
  if (page !== null) {
    return (
      <ResultFrame
        status={
          <>
            <StatusDot tone="warning" label={t('result.status.open')} />
            <Heading level={1}>{t('result.openTitle')}</Heading>
            <Text tone="muted">{t('result.openText')}</Text>
          </>
        }
      >
        <LinkButton href={page} variant="primary" size="lg" block>
          {t('result.continue')}
        </LinkButton>
        <LinkButton
          as={Link}
          to={paths.credit(payment.product, undefined, back.next)}
          onClick={() => continuePayment(payment.product, payment.payment_id)}
          variant="ghost"
          block
        >
          {t('pay.otherMethod')}
        </LinkButton>
        {payment.transfer && <TransferDetails payment={payment} transfer={payment.transfer} />}
        <Receipt payment={payment} />
      </ResultFrame>
    );
  }
  if (payment.transfer) return <AwaitedTransfer payment={payment} transfer={payment.transfer} />;
  return (
    <ResultFrame
      status={
        <>
          <StatusDot tone="warning" label={t('result.status.pending')} />
          <Heading level={1}>{t('result.pendingTitle')}</Heading>
          <Text tone="muted">{t('result.pendingText')}</Text>
          {/* A transfer waits for days. Another attempt meanwhile could be paid too. */}
          <Text tone="muted">{t('result.pendingLocked', { number: payment.order_number })}</Text>
        </>
      }
    >
      <LinkButton href={back.to} variant="secondary" block>
        {t(back.label)}
      </LinkButton>
      <LinkButton href={paths.credits(back.next)} variant="ghost" block>
        {t('pay.change')}
      </LinkButton>
      <Receipt payment={payment} />
    </ResultFrame>
  );
};
