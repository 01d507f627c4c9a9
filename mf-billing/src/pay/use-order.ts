import { type ApiError, type ApiErrorCode, idempotencyKey } from '@pairwise/api-client';
import {
  type BodyOf,
  type Endpoints,
  paths,
  type Payment,
  type PaymentMethod,
  type Product,
} from '@pairwise/contracts';
import { useNavigate } from '@pairwise/router';
import { useEffect, useEffectEvent, useRef } from 'react';

import { reloadDiscounts } from '../discount/discount.queries.ts';
import { endAttempt, type Order, readOrder, writeNext, writeOrder } from '../order/order-store.ts';
import { isUnpaid } from '../payment/payment-state.ts';
import { useStartPayment } from '../payment/payment.queries.ts';
import { reloadProducts } from '../price-list/price-list.queries.ts';

/** Returns the order with the attempt to send: the one that may be under way, else a new one. */
const withAttempt = (order: Order | undefined, method: PaymentMethod): Required<Omit<Order, 'isPlanned'>> => {
  const paymentId = order?.paymentId ?? idempotencyKey();
  const attempt = order?.attempt?.method === method ? order.attempt : { id: idempotencyKey(), method };
  return { paymentId, attempt };
};

/** Errors of the price: the api has ordered nothing, and the next press is a new order at the price that is loaded then. */
const refusedPrices: readonly ApiErrorCode[] = [
  'price_changed',
  'code_not_found',
  'code_used',
  'code_expired',
  'code_country',
  'code_min_order',
  'code_method',
];

export const isRefusedPrice = ({ code }: ApiError): boolean => refusedPrices.includes(code);

/** Errors of an order that the api does not accept with these ids: the next press is a new order. */
const isUnusable = ({ code }: ApiError): boolean => code === 'not_found' || code === 'idempotency_mismatch';

/** Loads prices and codes again, after an order was refused because of its price. */
export const reloadPrice = (): void => {
  reloadProducts();
  reloadDiscounts();
};

type Price = NonNullable<BodyOf<Endpoints['POST /api/payment.php']>['price']>;

interface OrderOptions {
  product: Product['id'];
  next: string | undefined;
  /** Leaves the order that this one continues: its price cannot be had any more. */
  leaveOrder: () => void;
  /** Opens the provider's page. */
  openPage: (address: string) => void;
}

/**
 * Orders a bundle. The ids of order and attempt are stored before the request, and repeated after a reload or a lost
 * response; a second press during the request does nothing.
 */
export const useOrder = ({ product, next, leaveOrder, openPage }: OrderOptions) => {
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

  const order = (method: PaymentMethod, price: Price, code: string | undefined): void => {
    if (isSending.current) return;
    isSending.current = true;
    const { paymentId, attempt } = withAttempt(readOrder(product) ?? held.current, method);
    store({ paymentId, attempt });
    if (next !== undefined) writeNext(paymentId, next);
    const ids = { payment_id: paymentId, attempt_id: attempt.id };
    const body = { ...ids, product, method, price, agree: true, ...(code !== undefined && { code }) } as const;
    start.mutate(body, {
      // The page is left, so that a further press does nothing.
      onSuccess: ({ payment }) => leave(payment),
      onError: (error) => {
        isSending.current = false;
        if (isRefusedPrice(error)) {
          reloadPrice();
          leaveOrder();
        }
        if (isRefusedPrice(error) || isUnusable(error)) store(undefined);
        // Nothing was started, so that the next press is a new attempt.
        else if (error.code === 'method_unavailable') store({ paymentId });
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
