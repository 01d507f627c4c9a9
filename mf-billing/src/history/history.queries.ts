import { call, useInfiniteQuery } from '@pairwise/api-client';

const TRANSACTIONS = 'GET /api/transactions.php';

/** Loads the member's payments and the newest changes of the credits, then older changes page by page. */
export const useTransactions = () =>
  useInfiniteQuery({
    queryKey: [TRANSACTIONS],
    queryFn: ({ pageParam, signal }) =>
      call(TRANSACTIONS, { query: pageParam === undefined ? {} : { before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.has_more ? page.ledger.at(-1)?.seq : undefined),
  });
