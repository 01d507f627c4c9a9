import { type ApiError, isApiError } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import type { ErrorCode, PaymentMethod, Product } from '@pairwise/contracts';
import type { DiscountCode } from '@pairwise/contracts/endpoints/discountcode';
import { useEffect, useState } from 'react';

import { useTimeBonusState } from '../time-bonus/use-time-bonus.ts';
import { readCode, writeCode } from './code-store.ts';
import { useDiscountCode } from './discount.queries.ts';

export interface OrderDiscount {
  /** The code of the order; undefined without one. */
  discount: DiscountCode | undefined;
  /** Whether it is the time bonus, which is applied by itself, and how long that lasts. */
  bonusSeconds: number | undefined;
  /** Whether the member applied it and can remove it. */
  isTyped: boolean;
  /** Why the code does not reduce this order. */
  problem: { code: ErrorCode } | undefined;
  /** The reduced price, from the server; undefined for the list price. */
  price: DiscountCode['prices'][number] | undefined;
  /** The code to send with the order. */
  code: string | undefined;
  /** Whether a code is being loaded, so that the price may change. */
  isChecking: boolean;
  /** Why the typed code was refused. */
  error: ApiError | undefined;
  apply: (code: string) => void;
  remove: () => void;
}

/** Returns why a valid code does not reduce an order. The server checks both again. */
const problemOf = (discount: DiscountCode, product: Product['id'], method: PaymentMethod | undefined) => {
  if (!discount.prices.some((price) => price.product === product)) return { code: 'code_min_order' } as const;
  const isOther = method !== undefined && discount.paymentmethods?.includes(method) === false;
  return isOther ? ({ code: 'code_method' } as const) : undefined;
};

/** The code that the member typed, kept in this tab once the server has accepted it. */
const useTypedCode = () => {
  const memberId = useStream(bus.user$)?.id;
  const [typed, setTyped] = useState(() => ({ text: readCode(), isNew: false }));
  const { data, error, isLoading } = useDiscountCode(memberId, typed.text);
  const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
  useEffect(() => {
    if (data) writeCode(data.code);
    else if (isRefused) writeCode(undefined);
  }, [data, isRefused]);
  return {
    // A code that the server refuses when it is loaded again counts no more.
    discount: error ? undefined : data,
    // An earlier order may have used the code of this tab. It was not typed for this one.
    error: typed.isNew ? (error ?? undefined) : undefined,
    isChecking: isLoading,
    apply: (text: string): void => setTyped({ text: text.trim(), isNew: true }),
    remove: (): void => {
      writeCode(undefined);
      setTyped({ text: undefined, isNew: false });
    },
  };
};

/**
 * Returns the discount of an order: of the code that the member typed, else of the time bonus (BILL-06, BILL-07).
 * @param product undefined while it loads
 */
export const useOrderDiscount = (
  product: Product['id'] | undefined,
  method: PaymentMethod | undefined,
): OrderDiscount => {
  const typed = useTypedCode();
  const { bonus, isLoading } = useTimeBonusState();
  const discount = typed.discount ?? bonus?.discount;
  const isTyped = typed.discount !== undefined;
  const problem = discount && product && problemOf(discount, product, method);
  const price = problem ? undefined : discount?.prices.find((candidate) => candidate.product === product);
  return {
    discount,
    isTyped,
    bonusSeconds: isTyped ? undefined : bonus?.secondsLeft,
    problem,
    price,
    code: price && discount?.code,
    isChecking: typed.isChecking || isLoading,
    error: typed.error,
    apply: typed.apply,
    remove: typed.remove,
  };
};
