import { paths, type Payment } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Heading, LinkButton, StatusDot, Text } from '@pairwise/ui';

import { continuePayment } from '../order/order-store.ts';
import { canRetry } from '../payment/payment-state.ts';
import { Receipt } from './receipt.tsx';
import { ResultFrame } from './result-frame.tsx';
import { RetryList } from './retry-list.tsx';
import { ReturnedMoney } from './returned-money.tsx';
import { useReturn } from './use-return.ts';

/**
 * A payment whose latest attempt failed, was cancelled or has expired. The next step is another attempt of the same
 * payment: a card that failed can be tried again, or PayPal; otherwise another method. Money of another amount may have
 * arrived and gone back.
 */
export const Unpaid = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('mf-billing');
  const errorText = useErrorText();
  const { product, payment_id: id, retry_methods: methods, method } = payment;
  const { next } = useReturn(id);
  const isCard = payment.failure === 'card';
  const mayRetry = canRetry(payment);
  const repeats = isCard && methods.includes(method);
  // PayPal comes first, because the text names it as the other way (BILL-03).
  const others = methods.filter((key) => !repeats || key !== method);
  const sorted = isCard
    ? others.toSorted((one, other) => Number(other === 'paypal') - Number(one === 'paypal'))
    : others;
  // Then something was charged.
  const hasReturned = payment.refunded_minor > 0 || payment.owed_minor > 0;
  const text = isCard ? 'result.failedCardText' : 'result.failedText';
  return (
    <ResultFrame
      isLong={mayRetry}
      status={
        <>
          <StatusDot tone="off" label={t('result.status.failed')} />
          <Heading level={1}>{errorText({ code: isCard ? 'creditcard_failed' : 'payment_failed' })}</Heading>
          {!hasReturned && <Text tone="muted">{t(mayRetry ? text : 'result.failedEndText')}</Text>}
        </>
      }
    >
      <ReturnedMoney payment={payment} />
      {repeats && (
        <LinkButton
          as={Link}
          to={paths.credit(product, method, next)}
          onClick={() => continuePayment(product, id)}
          variant="primary"
          size="lg"
          block
        >
          {t('result.retryCard')}
        </LinkButton>
      )}
      {mayRetry ? (
        <RetryList payment={payment} methods={sorted} />
      ) : (
        <LinkButton href={paths.credits()} variant="primary" size="lg" block>
          {t('result.restart')}
        </LinkButton>
      )}
      <Receipt payment={payment} />
    </ResultFrame>
  );
};
