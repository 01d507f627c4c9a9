import { call, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

type Preview = NonNullable<ResponseOf<Endpoints['GET /api/repeat-order.php']>['payment_preview']>;

/** What a direct debit that is repeated would be today, with its mandate. */
export type DebitPreview = Preview & { mandate: NonNullable<Preview['mandate']> };

/** Loads the member's last paid order as it would be today. */
export const useRepeatOrder = () =>
  useQuery({
    queryKey: ['GET /api/repeat-order.php'],
    queryFn: ({ signal }) => call('GET /api/repeat-order.php', { signal }),
    staleTime: 0,
  });

/** Orders again what was paid last. Repeating it with the same ids starts nothing twice. */
export const useRepeat = () =>
  useMutation({
    mutationFn: (body: BodyOf<Endpoints['POST /api/repeat-order.php']>) => call('POST /api/repeat-order.php', { body }),
    onSuccess: (response) => {
      queryClient.setQueryData<ResponseOf<Endpoints['GET /api/payment.php']>>(
        ['GET /api/payment.php', { id: response.payment.payment_id }],
        response,
      );
      void queryClient.invalidateQueries({ queryKey: ['GET /api/transactions.php'] });
    },
  });
