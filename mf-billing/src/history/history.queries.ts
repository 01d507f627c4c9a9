import { call, useInfiniteQuery } from '@pairwise/api-client';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { useState } from 'react';

const TRANSACTIONS = 'GET /api/transactions.php';

type Transactions = ResponseOf<Endpoints[typeof TRANSACTIONS]>;

/** Loads the member's newest payments and changes of the credits, then older changes page by page. */
export const useTransactions = () =>
  useInfiniteQuery({
    queryKey: [TRANSACTIONS],
    queryFn: ({ pageParam, signal }) =>
      call(TRANSACTIONS, { query: pageParam === undefined ? {} : { before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.has_more ? page.ledger.at(-1)?.seq : undefined),
  });

/**
 * Returns all payments that are loaded: the newest ones, and page by page the older ones that the member has requested.
 * @param newest the first page of `useTransactions`
 */
export const usePayments = (newest: Pick<Transactions, 'payments' | 'has_more_payments'>) => {
  const [isWanted, setIsWanted] = useState(false);
  const last = newest.payments.at(-1)?.payment_id;
  const older = useInfiniteQuery({
    queryKey: [TRANSACTIONS, 'payments', last],
    queryFn: ({ pageParam, signal }) =>
      call(TRANSACTIONS, { query: pageParam === undefined ? {} : { payments_before: pageParam }, signal }),
    initialPageParam: last,
    getNextPageParam: (page) => (page.has_more_payments ? page.payments.at(-1)?.payment_id : undefined),
    enabled: isWanted && newest.has_more_payments,
  });
  return {
    payments: [...newest.payments, ...(older.data?.pages.flatMap(({ payments }) => payments) ?? [])],
    older,
    hasMore: older.data ? older.hasNextPage : newest.has_more_payments,
    loadMore: (): void => {
      setIsWanted(true);
      if (older.data) void older.fetchNextPage();
    },
  };
};
