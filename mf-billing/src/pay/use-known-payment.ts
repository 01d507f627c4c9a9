import type { Payment, Product } from '@pairwise/contracts';
import { useEffect, useState } from 'react';

import { endAttempt, endOrder, readOrder } from '../order/order-store.ts';
import { canRetry, isUnpaid } from '../payment/payment-state.ts';
import { usePayment } from '../payment/payment.queries.ts';

interface KnownPayment {
  /** The payment that the next order of the bundle continues, as far as the api knows it. */
  payment: Payment | undefined;
  isLoading: boolean;
  /** The id of a payment that is paid or being processed: the result page shows what happens next. */
  decided: string | undefined;
  /** Leaves the payment, whose price cannot be had any more: the next order of the bundle is another payment. */
  leave: () => void;
}

/**
 * Loads the payment of an order that this tab has sent, perhaps without receiving the response. An order whose request
 * never arrived is unknown to the api and is sent again with the same ids.
 */
export const useKnownPayment = (product: Product['id']): KnownPayment => {
  const [paymentId, setPaymentId] = useState(() => {
    const order = readOrder(product);
    return order?.isPlanned ? undefined : order?.paymentId;
  });
  const { data, isLoading } = usePayment(paymentId);
  const payment = data?.payment;
  const hasEnded = payment !== undefined && isUnpaid(payment);
  const isOpen = payment !== undefined && (payment.status === 'created' || payment.redirect_url !== null);
  const goesOn = payment !== undefined && (isOpen || canRetry(payment));

  useEffect(() => {
    if (!payment || !hasEnded) return;
    if (goesOn) endAttempt(product, payment.payment_id);
    else endOrder(product, payment.payment_id);
  }, [product, payment, hasEnded, goesOn]);

  return {
    payment: goesOn ? payment : undefined,
    isLoading,
    decided: goesOn || hasEnded ? undefined : payment?.payment_id,
    leave: () => setPaymentId(undefined),
  };
};
