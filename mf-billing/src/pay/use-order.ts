import { type ApiError, idempotencyKey } from '@pairwise/api-client';
import { paths, type Payment, type PaymentMethod, type Product } from '@pairwise/contracts';
import { useNavigate } from '@pairwise/router';
import { useEffect, useEffectEvent, useRef } from 'react';

import { reloadDiscounts } from '../discount/discount.queries.ts';
import { endAttempt, type Order, readOrder, writeNext, writeOrder } from '../order/order-store.ts';
import { isUnpaid } from '../payment/payment-state.ts';
import { useStartPayment } from '../payment/payment.queries.ts';

/** Returns the order with the attempt to send: the one that may be under way, else a new one. */
const withAttempt = (order: Order | undefined, method: PaymentMethod): Required<Omit<Order, 'isPlanned'>> => {
  const paymentId = order?.paymentId ?? idempotencyKey();
  const attempt = order?.attempt?.method === method ? order.attempt : { id: idempotencyKey(), method };
  return { paymentId, attempt };
};

/** Errors of the discount code: the api has ordered nothing. */
export const isRefusedCode = ({ code }: ApiError): boolean => code.startsWith('code_');

/** Errors after which the api has started nothing, so that the next press is a new attempt. */
const isDefinite = (error: ApiError): boolean => error.code === 'method_unavailable' || isRefusedCode(error);

/** Errors of an order that the api does not accept with these ids: the next press is a new order. */
const isUnusable = ({ code }: ApiError): boolean => code === 'not_found' || code === 'idempotency_mismatch';

interface OrderOptions {
  product: Product['id'];
  next: string | undefined;
  /** Opens the provider's page. */
  openPage: (address: string) => void;
}

/**
 * Orders a bundle. The ids of order and attempt are stored before the request, and repeated after a reload or a lost
 * response; a second press during the request does nothing.
 */
export const useOrder = ({ product, next, openPage }: OrderOptions) => {
  const navigate = useNavigate();
  const start = useStartPayment();
  const isSending = useRef(false);
  /** A copy for browsers without storage. */
  const held = useRef<Order | undefined>(undefined);

  const store = (order: Order | undefined): void => {
    held.current = order;
    writeOrder(product, order);
  };

  const leave = (payment: Payment): void => {
    if (isUnpaid(payment)) endAttempt(product, payment.payment_id);
    if (payment.redirect_url === null) void navigate(paths.transactions(payment.payment_id), { replace: true });
    else openPage(payment.redirect_url);
  };

  const order = (method: PaymentMethod, code: string | undefined): void => {
    if (isSending.current) return;
    isSending.current = true;
    const { paymentId, attempt } = withAttempt(readOrder(product) ?? held.current, method);
    store({ paymentId, attempt });
    if (next !== undefined) writeNext(paymentId, next);
    const ids = { payment_id: paymentId, attempt_id: attempt.id };
    const body = { ...ids, product, method, agree: true, ...(code !== undefined && { code }) } as const;
    start.mutate(body, {
      // The page is left, so that a further press does nothing.
      onSuccess: ({ payment }) => leave(payment),
      onError: (error) => {
        isSending.current = false;
        // The price is another one then, and is shown before the next press.
        if (isRefusedCode(error)) reloadDiscounts();
        if (isUnusable(error)) store(undefined);
        else if (isDefinite(error)) store({ paymentId });
      },
    });
  };

  const reset = useEffectEvent(() => {
    isSending.current = false;
    start.reset();
  });
  useEffect(() => {
    // The browser's back button may bring the page back as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return { order, isBusy: start.isPending || start.isSuccess, error: start.error };
};
