import { isApiError } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { Payment } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Container, VisuallyHidden } from '@pairwise/ui';
import { useEffect, useState } from 'react';

import { endAttempt, endOrder } from '../order/order-store.ts';
import { canRetry, isDebit, isEnded, isUndecided, isUnpaid } from '../payment/payment-state.ts';
import { usePayment } from '../payment/payment.queries.ts';
import { WithoutData } from '../state/without-data.tsx';
import { Completed } from './completed.tsx';
import { PaidBack } from './paid-back.tsx';
import { ResultSkeleton } from './result-frame.tsx';
import { Undecided } from './undecided.tsx';
import { Unpaid } from './unpaid.tsx';

/** Deletes what this tab has stored of an attempt or order that has ended. */
const useEnd = (payment: Payment | undefined): void => {
  useEffect(() => {
    if (!payment || isUndecided(payment)) return;
    const { product, payment_id: id } = payment;
    if (canRetry(payment)) endAttempt(product, id);
    else endOrder(product, id);
  }, [payment]);
};

/** The name of a status in the texts. */
const statusOf = (payment: Payment) => {
  if (isUnpaid(payment)) return 'failed';
  if (isUndecided(payment)) return payment.redirect_url === null ? 'pending' : 'open';
  if (payment.status === 'completed' && isDebit(payment)) return 'ordered';
  if (isEnded(payment)) return 'ended';
  return payment.status === 'completed' || payment.status === 'refunded' ? payment.status : 'charged_back';
};

const Outcome = ({ payment }: { payment: Payment }) => {
  if (isUndecided(payment)) return <Undecided payment={payment} />;
  if (isUnpaid(payment)) return <Unpaid payment={payment} />;
  return payment.status === 'completed' ? <Completed payment={payment} /> : <PaidBack payment={payment} />;
};

/** The result of one payment (BILL-03). It can be loaded again at any time, and follows a payment that is not decided. */
export const Result = ({ id }: { id: string }) => {
  const { t } = useTranslation('mf-billing');
  const query = usePayment(id, { polls: true });
  const { data, error, dataUpdatedAt } = query;
  const [firstAt, setFirstAt] = useState(0);
  if (firstAt === 0 && dataUpdatedAt !== 0) setFirstAt(dataUpdatedAt);
  useEnd(data?.payment);
  // An id that is no id is not the member's either.
  const isMissing = !data && (isApiError(error, 'not_found') || isApiError(error, 'invalid_request'));
  useEffect(() => {
    if (isMissing) bus.emit('page:missing', { path: location.pathname });
  }, [isMissing]);
  if (isMissing) return null;
  // The api asks the provider at most every two seconds, so that the first response may be older than what the member has
  // just done there: a member who has paid must not read that the payment waits.
  const isUpToDate = data?.payment.redirect_url === null || dataUpdatedAt > firstAt || error !== null;
  const payment = isUpToDate ? data?.payment : undefined;
  const isWaiting = !payment && (data !== undefined || query.isLoading);
  const status = payment && statusOf(payment);
  return (
    <>
      {/* It stays while the outcome changes, so that screen readers read the change out. */}
      <div role="status">
        <VisuallyHidden>{status ? t(`result.status.${status}`) : isWaiting && t('result.loading')}</VisuallyHidden>
      </div>
      {payment && <Outcome payment={payment} />}
      {isWaiting && <ResultSkeleton />}
      {!payment && !isWaiting && (
        <Container>
          <WithoutData query={query} title={t('result.failedToLoad')} skeleton={<ResultSkeleton />} />
        </Container>
      )}
    </>
  );
};
