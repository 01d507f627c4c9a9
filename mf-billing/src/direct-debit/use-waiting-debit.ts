import { isApiError, type ApiError } from '@pairwise/api-client';
import { useRef, useState } from 'react';

import { planOrder, readOrder, writeOrder } from '../order/order-store.ts';
import { deleteDebit, keepDebit, readDebit } from './debit-store.ts';
import type { StartedDebit } from './direct-debit.queries.ts';

/** Keeps a debit that waits for its code in the tab, so that its code can be typed after a reload. */
export const useWaitingDebit = (product: string) => {
  const [kept, setKept] = useState(() => readDebit(product));
  /** Whether no confirmation before the last one can have ordered. */
  const wasPlanned = useRef(false);
  return {
    kept,
    keep: (started: StartedDebit): void => {
      const order = readOrder(product);
      if (order) keepDebit(product, order.paymentId, started);
    },
    end: (): void => {
      deleteDebit(product);
      setKept(undefined);
    },
    /** Call it before a confirmation: with a lost response, the api may know the order. */
    onConfirm: (): void => {
      const order = readOrder(product);
      wasPlanned.current = order?.isPlanned === true;
      if (order) writeOrder(product, { paymentId: order.paymentId });
    },
    /** Call it after a confirmation that failed. */
    onRefused: (error: ApiError): void => {
      const order = readOrder(product);
      if (order && wasPlanned.current && isApiError(error, 'code_invalid')) planOrder(product, order.paymentId);
    },
  };
};
