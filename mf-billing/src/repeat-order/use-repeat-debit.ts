import { type ApiError, idempotencyKey } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { useNavigate } from '@pairwise/router';
import { useRef } from 'react';

import { type Order, readOrder, writeNext, writeOrder } from '../order/order-store.ts';
import { type DebitPreview, useRepeat } from './repeat-order.queries.ts';

/** Errors after which the api has ordered nothing, so that the next press is a new order. */
const definite = [
  'idempotency_mismatch',
  'method_unavailable',
  'no_repeat',
  'price_changed',
  'sdd_blocked',
  'sdd_limit',
] as const;

const isDefinite = ({ code }: ApiError): boolean => definite.some((one) => one === code);

interface RepeatOptions {
  preview: DebitPreview;
  next: string | undefined;
  onError: (error: ApiError) => void;
}

/**
 * Repeats a direct debit. The ids are stored in the tab before the request, and repeated after a reload or a lost response;
 * they are not those of an order of the same bundle that is under way.
 */
export const useRepeatDebit = ({ preview, next, onError }: RepeatOptions) => {
  const navigate = useNavigate();
  const repeat = useRepeat();
  /** A copy for browsers without storage. */
  const held = useRef<Order | undefined>(undefined);
  const key = `repeat:${preview.product}`;
  const store = (order: Order | undefined): void => {
    held.current = order;
    writeOrder(key, order);
  };

  const order = (): void => {
    if (repeat.isPending) return;
    const known = readOrder(key) ?? held.current;
    const paymentId = known?.paymentId ?? idempotencyKey();
    const attempt = known?.attempt ?? { id: idempotencyKey(), method: 'sdd' as const };
    store({ paymentId, attempt });
    if (next !== undefined) writeNext(paymentId, next);
    repeat.mutate(
      { payment_id: paymentId, attempt_id: attempt.id, amount_minor: preview.amount_minor, confirm: true },
      {
        onSuccess: ({ payment }) => {
          store(undefined);
          void navigate(paths.transactions(payment.payment_id), { replace: true });
        },
        onError: (error) => {
          if (isDefinite(error)) store(undefined);
          onError(error);
        },
      },
    );
  };

  return { order, isBusy: repeat.isPending || repeat.isSuccess, error: repeat.error };
};
