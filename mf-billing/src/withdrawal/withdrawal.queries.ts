import { call, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

const WITHDRAWAL = 'GET /api/withdrawal.php';

/** Loads the orders that the member can withdraw from; none for a visitor. */
export const useWithdrawableOrders = () =>
  useQuery({ queryKey: [WITHDRAWAL], queryFn: ({ signal }) => call(WITHDRAWAL, { signal }), staleTime: 0 });

interface Statement extends Pick<BodyOf<Endpoints['POST /api/withdrawal.php']>, 'order_number' | 'email'> {
  /** A repeat after a lost response is the same statement. */
  idempotencyKey: string;
}

/** Submits a statement of withdrawal. */
export const useWithdraw = () =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Statement) =>
      call('POST /api/withdrawal.php', { body: { ...body, confirm: true }, idempotencyKey }),
    onSuccess: () => {
      for (const key of [WITHDRAWAL, 'GET /api/transactions.php', 'GET /api/payment.php']) {
        void queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' });
      }
    },
  });
