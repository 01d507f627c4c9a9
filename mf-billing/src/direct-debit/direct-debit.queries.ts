import { call, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

export type DebitForm = BodyOf<Endpoints['POST /api/directdebit.php']>;
export type StartedDebit = ResponseOf<Endpoints['POST /api/directdebit.php']>;
export type ResentCode = ResponseOf<Endpoints['POST /api/directdebit-sms.php']>;

/** Loads the company that collects. */
export const useCreditor = () =>
  useQuery({
    queryKey: ['GET /api/companyinfo.php'],
    queryFn: ({ signal }) => call('GET /api/companyinfo.php', { signal }),
  });

/** Sends the form of a direct debit, and a code to the member's phone. */
export const useStartDebit = () =>
  useMutation({ mutationFn: (body: DebitForm) => call('POST /api/directdebit.php', { body }), gcTime: 0 });

export const useResendCode = () =>
  useMutation({ mutationFn: (challenge: string) => call('POST /api/directdebit-sms.php', { body: { challenge } }) });

/** Confirms a direct debit with its code. Repeating it with the right code submits nothing twice. */
export const useConfirmDebit = () =>
  useMutation({
    mutationFn: (body: BodyOf<Endpoints['PUT /api/directdebit.php']>) => call('PUT /api/directdebit.php', { body }),
    gcTime: 0,
    onSuccess: (response) => {
      queryClient.setQueryData<ResponseOf<Endpoints['GET /api/payment.php']>>(
        ['GET /api/payment.php', { id: response.payment.payment_id }],
        response,
      );
      void queryClient.invalidateQueries({ queryKey: ['GET /api/transactions.php'] });
    },
  });
